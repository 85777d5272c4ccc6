## Die geführte erste Partie

guide-aim = Willkommen! Du gewinnst mit fünf Sternen in einer Reihe oder mit zwölf Sternen. Sterne kommen von Knöpfen und Knöpfe von Würfeln: Würfle!
guide-lay = Der weiße Würfel nennt die Zeile, jeder schwarze eine Spalte. Lege einen Knopf auf eines der hellen Felder.
guide-gold = { $name } hat gewürfelt, und der goldene Würfel zählt auch für dich: Du darfst dort einen Knopf legen oder es lassen.
guide-beside = Knöpfe liegen nie Seite an Seite, nur Ecke an Ecke. Der Ring zeigt, wie leicht nach dem nächsten Wurf nichts mehr passt. Dann sind alle deine Knöpfe dieser Runde weg!
guide-colours = Zähle Farben: Drei Felder einer Farbe unter deinen Knöpfen sind einen Stern wert. Hast du die Knopfkarte dieser Farbe, dann zwei.
guide-stop = Weiterwürfeln oder aufhören? „Aussteigen“ sagt, wie viele Sterne deine Knöpfe jetzt wert sind. Und es nimmt zwei schwarze Würfel weg: weniger Auswahl für { $name }.
guide-alone = { $name } ist in Sicherheit und hat zwei Würfel mitgenommen. Du darfst allein weitermachen: mehr Knöpfe, aber mit jedem Wurf mehr Risiko.
guide-bust = Verzockt! Das passiert den Besten. Die Knöpfe dieser Runde sind weg, die Sterne bleiben liegen.
guide-round = Eine neue Runde: Die Spielpläne sind leer, nur Sterne bleiben. Die Karten haben gewechselt, und wer die rote hat, beginnt.
guide-stars = Gut aufgehört! Lege jeden Stern auf einen deiner Knöpfe. Denk an eine Reihe von fünf, waagerecht oder senkrecht: Damit gewinnst du.
guide-row = Auf einem Stern darf kein Knopf liegen, daneben schon. Wo könnte deine Reihe von fünf entstehen?
guide-near = Jetzt wird es spannend: Es fehlen nur noch wenige Sterne. Eine Runde wird immer zu Ende gespielt. Viel Glück!
