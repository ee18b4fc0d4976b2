import { expect, test } from 'vitest'
import { lightOnPaper } from './lightOnPaper.ts'

test('a dark page is printed light and is dark again afterwards', () => {
  const { dataset } = document.documentElement
  const before = dataset.mantineColorScheme
  dataset.mantineColorScheme = 'dark'
  const end = lightOnPaper()

  window.dispatchEvent(new Event('beforeprint'))
  expect(dataset.mantineColorScheme).toBe('light')
  window.dispatchEvent(new Event('afterprint'))
  expect(dataset.mantineColorScheme).toBe('dark')

  end()
  window.dispatchEvent(new Event('beforeprint'))
  expect(dataset.mantineColorScheme).toBe('dark')
  if (before === undefined) delete dataset.mantineColorScheme
  else dataset.mantineColorScheme = before
})
