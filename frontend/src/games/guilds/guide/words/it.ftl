## La prima partita guidata

guide-mayor = Ti diamo il benvenuto a Londra! Per cominciare tieni uno di questi compiti segreti: ti porterà punti proprio alla fine. Per una prima partita va bene qualunque.
guide-aim = Ogni tessera è una gilda. La vince, con i suoi punti, chi vi ha più membri. I tuoi aspettano nella Guildhall, al centro.
guide-move = Una carta manda un membro su una tessera che mostra un colore della carta. Tocca una carta: le tessere che raggiunge si illuminano. La distanza non conta.
guide-pay = Quale carta dai in cambio? Poi è persa: scegli quella che ti serve meno.
guide-threshold = Sei sulla mappa! Una gilda si decide solo quando ci sono abbastanza membri, di tutti insieme. La tessera mostra quanti ne servono.
guide-ways = Ogni carta può fare più cose: spostare qualcuno, assumere qualcuno, pagare un’altra carta, o fare ciò che dice. Tocca una carta per vedere.
guide-hire = Nella Guildhall restano in pochi. Metti giù una carta qualsiasi per assumere un membro.
guide-finish = Usa tutte le carte che vuoi, poi chiudi il turno: ne peschi due. Se non ne usi, ne peschi quattro. Anche risparmiare è una mossa!
guide-bribe = Questa gilda si sta decidendo, e si è vicini. Per due carte puoi assumere un neutrale che conta per te, qui e ora. Oppure lascia.
guide-won = Hai vinto una gilda! Uno dei tuoi resta lì come maestro; gli altri tornano nella Guildhall. I maestri vicini portano punti alla fine, e ti aiutano nei pareggi.
guide-second = Il secondo posto in una gilda prende il gettone che vi si trova. Quindi può bastare mandare una sola persona.
guide-order = D’ora in poi comincia chi ha più punti. Giocare per ultimi è un vantaggio: si vede che cosa hanno fatto gli altri.
guide-plantation = Dopo questo giro ci sono ricompense oltremare. Le carte blu vi mandano qualcuno; chi vi ha più membri riceve di più.
guide-growth = La città è cresciuta: nuove gilde, nuove occasioni. Alcune sono già vicine ai tuoi maestri.
guide-last = L’ultimo giro! Poi si contano i tuoi compiti segreti e i tuoi maestri vicini. Usa le carte, non varranno più niente.
