// The two families as the pages need them: four languages, the weights that are used, one softness. Half of their size.
import { mkdirSync, readFileSync, writeFileSync } from 'node:fs'
import subsetFont from 'subset-font'

const PACKAGES = new URL('./node_modules/@fontsource-variable/', import.meta.url)
const MADE = new URL('./node_modules/.fonts/', import.meta.url)
// letters of western Europe, dashes, quotes, arrows; others come from a second file or from the device
const RANGES = [
  0x20, 0x17e, 0x2bb, 0x2bc, 0x2c6, 0x2dc, 0x2009, 0x203a, 0x20ac, 0x20ac, 0x2122, 0x2122, 0x2190, 0x2193,
  0x2212, 0x2215,
]
// signs that titles, cards and words do without: a tenth of the serif
const RARE = '¢¤¥¦§¨¬®¯±²³´µ¶¸¹¼½¾'
const FEATURES = ['kern', 'liga', 'mark', 'tnum', 'lnum', 'ccmp', 'locl', 'case']
const FONTS = [
  ['fraunces', 'fraunces-latin-soft-normal', { SOFT: 100, wght: { min: 500, max: 700 } }],
  ['nunito-sans', 'nunito-sans-latin-wght-normal', { wght: { min: 400, max: 800 } }],
  ['nunito-sans', 'nunito-sans-latin-wght-italic', { wght: { min: 400, max: 700 } }],
]

function* characters() {
  for (let i = 0; i < RANGES.length; i += 2)
    for (let code = RANGES[i]; code <= RANGES[i + 1]; code++) yield String.fromCodePoint(code)
}

const text = [...characters()].join('')
const titles = [...characters()].filter((one) => !RARE.includes(one)).join('')
mkdirSync(MADE, { recursive: true })
for (const [family, name, variationAxes] of FONTS) {
  const whole = readFileSync(new URL(`${family}/files/${name}.woff2`, PACKAGES))
  const options = { targetFormat: 'woff2', variationAxes, keepFeatures: FEATURES, noHinting: true }
  writeFileSync(
    new URL(`${name}.woff2`, MADE),
    await subsetFont(whole, family === 'fraunces' ? titles : text, options),
  )
}
