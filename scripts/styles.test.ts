import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { ROOT } from './install.mjs'

const STYLES = join(ROOT, 'packages', 'web', 'src')

/** A step of the scale in `theme.ts`, the size around it or a share of it, or points of a printed page. */
const SIZE = /^(inherit|var\(--mantine-(font-size-(xs|sm|md|lg|xl|xxl)|h[1-4]-font-size)\)|[\d.]+em|[\d.]+pt)$/
/** `font: 600 SIZE / 1.5rem FAMILY`. */
const SHORTHAND = /^(inherit|\d+ (?<size>\S+|var\([^)]*\)) \/ .+)$/
/** A field is as large as Mantine says, but no smaller than text. */
const OF_FIELDS = 'max(var(--mantine-font-size-md), var(--input-fz, 0rem))'

const files = readdirSync(STYLES, { recursive: true, encoding: 'utf8' }).filter((name) => name.endsWith('.css'))

test('the size of each text is a step of the scale', () => {
  expect(files.length).toBeGreaterThan(100)
  expect(files.flatMap(offScale)).toEqual([])
})

function offScale(file: string): string[] {
  const text = readFileSync(join(STYLES, file), 'utf8')
  return [...text.matchAll(/^\s*(font(?:-size)?): ([^;]+);/gm)].flatMap(([, property, value = '']) => {
    const size = property === 'font' ? sizeOf(value) : value
    return SIZE.test(size) || size === OF_FIELDS ? [] : [`${file}: ${property}: ${value}`]
  })
}

function sizeOf(shorthand: string): string {
  const found = SHORTHAND.exec(shorthand)
  return found?.groups?.size ?? (found ? 'inherit' : shorthand)
}
