import { beforeEach, expect, test, vi } from 'vitest'
import { Settings } from './settings.svelte'

beforeEach(() => {
  localStorage.clear()
  delete document.documentElement.dataset.theme
})

test('without a choice the device decides on day and night', () => {
  expect(new Settings().theme).toBe('auto')
  expect(document.documentElement.dataset.theme).toBeUndefined()
})

test('a chosen theme is painted and remembered', () => {
  new Settings().theme = 'dark'
  expect(document.documentElement.dataset.theme).toBe('dark')
  expect(new Settings().dark).toBe(true)
})

test('following the device again takes the mark away', () => {
  const settings = new Settings()
  settings.theme = 'dark'
  settings.theme = 'auto'
  expect(document.documentElement.dataset.theme).toBeUndefined()
})

test('what a foreign hand wrote is not believed', () => {
  localStorage.setItem('hameau.theme', 'neon')
  localStorage.setItem('hameau.language', 'klingon')
  const settings = new Settings()
  expect(settings.theme).toBe('auto')
  expect(['en', 'fr', 'de', 'it']).toContain(settings.language)
})

test('sound is off until somebody wants it', () => {
  expect(new Settings().sound).toBe(false)
  new Settings().sound = true
  expect(new Settings().sound).toBe(true)
})

test('a language brings its words and stays chosen', async () => {
  const settings = new Settings()
  await settings.chooseForGood('fr')
  expect(settings.say('page-close')).toBe('Fermer')
  expect(document.documentElement.lang).toBe('fr')
  expect(new Settings().language).toBe('fr')
})

test('dates are written as in the country of the browser, if it speaks the language', async () => {
  const spy = vi.spyOn(navigator, 'languages', 'get').mockReturnValue(['fr-CH', 'en-GB'])
  const settings = new Settings()
  expect(settings.locale).toBe('fr-CH')
  await settings.choose('it')
  expect(settings.locale).toBe('it')
  spy.mockRestore()
})

test('a browser that forbids storage still works', () => {
  const barred = vi.spyOn(Storage.prototype, 'getItem').mockImplementation(() => {
    throw new Error('barred')
  })
  expect(new Settings().theme).toBe('auto')
  barred.mockRestore()
})
