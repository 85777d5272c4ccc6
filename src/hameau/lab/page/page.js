'use strict'
// Shows the numbers of what is pointed at or tapped, and lets day and night be chosen.
const tip = document.querySelector('.tip')
let shown = null

function show(mark, x, y) {
  if (shown !== mark) {
    shown?.classList.remove('shown')
    shown = mark
    mark?.classList.add('shown')
    tip.hidden = !mark
    if (mark) tip.textContent = mark.dataset.tip
  }
  if (!mark) return
  const width = tip.offsetWidth
  const height = tip.offsetHeight
  const left = Math.min(Math.max(12, x - width / 2), innerWidth - width - 12)
  const top = y - height - 18 > 8 ? y - height - 18 : y + 22
  tip.style.transform = `translate(${left}px, ${top}px)`
}

document.addEventListener('pointermove', (event) => {
  if (event.pointerType === 'mouse') show(event.target.closest?.('.mark'), event.clientX, event.clientY)
})
document.addEventListener('click', (event) => show(event.target.closest?.('.mark'), event.clientX, event.clientY))
document.addEventListener('scroll', () => show(null), { passive: true })
document.addEventListener('keydown', (event) => event.key === 'Escape' && show(null))

const theme = document.getElementById('theme')
const dark = matchMedia('(prefers-color-scheme: dark)')
const isDark = () => (document.documentElement.dataset.theme ?? (dark.matches ? 'dark' : 'light')) === 'dark'
const name = () => (theme.textContent = isDark() ? theme.dataset.day : theme.dataset.night)
theme.addEventListener('click', () => {
  document.documentElement.dataset.theme = isDark() ? 'light' : 'dark'
  name()
})
dark.addEventListener('change', name)
name()
theme.hidden = false
