import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { describe, expect, test } from 'vitest'
import { ROOT } from './install.mjs'

/*
 * Style sheets take what they measure from the scales in `theme.ts` and `tokens.ts`. What the tests allow beside the
 * steps: lines and optical corrections of up to two pixels, shares of the text's size (em), points and millimetres of a
 * printed page, and areas larger than the scale.
 */
const STYLES = join(ROOT, 'packages', 'web', 'src')
const files = readdirSync(STYLES, { recursive: true, encoding: 'utf8' })
  .filter((name) => name.endsWith('.css'))
  .map((name) => ({ name, text: readFileSync(join(STYLES, name), 'utf8') }))

/** A step of the scale in `theme.ts`, the size around it or a share of it, or points of a printed page. */
const SIZE = /^(inherit|var\(--mantine-(font-size-(xs|sm|md|lg|xl|xxl)|h[1-4]-font-size)\)|[\d.]+em|[\d.]+pt)$/
/** `font: 600 SIZE / 1.5 FAMILY`. */
const SHORTHAND = /^(inherit|\d+ (?<size>\S+|var\([^)]*\)) \/ (?<line>\S+) .+)$/
/** A field is as large as Mantine says, but no smaller than text. */
const OF_FIELDS = 'max(var(--mantine-font-size-md), var(--input-fz, 0rem))'
const LINE_HEIGHT = /^(inherit|normal|0|1|1\.25|1\.35|1\.5|var\(.+\)|[\d.]+pt)$/
const RADIUS = /^(0|50%|inherit|var\(--mantine-radius-(sm|md|lg|xl|default)\))$/
/** Of windows, in em. */
const WIDTHS = ['36', '54', '75', '105']
/**
 * Of containers, in rem: a window of 1,024 pixels has 51 of them beside the navigation, and room for a table. The columns
 * of a list come one by one, at widths of their own.
 */
const WIDTHS_INSIDE = ['36', '48']
const WIDTHS_OF_COLUMNS = ['66', '73', '91', '106']
const SMALLEST_AREA_PX = 64
/** From above the smallest target of a pointer to below a line of text with its padding. */
const CONTROL_PX = { above: 24, below: 48 }

const declared = (property: RegExp) =>
  files.flatMap(({ name, text }) =>
    [...text.matchAll(/^\s*([a-z-]+): ([^;{}]+);/gm)].flatMap(([, found = '', value = '']) =>
      property.test(found) ? [{ place: `${name}: ${found}: ${value}`, property: found, value }] : [],
    ),
  )

const placesOf = (found: readonly { readonly place: string }[]) => found.map(({ place }) => place)

/** The lengths in a value, in pixels. */
const pixelsIn = (value: string): number[] =>
  [...value.matchAll(/(?<![\w-])(\d*\.?\d+)(rem|px)\b/g)].map(
    ([, size, unit]) => Number(size) * (unit === 'rem' ? 16 : 1),
  )

describe('style sheets take from the scales', () => {
  test('the size of each text', () => {
    expect(files.length).toBeGreaterThan(100)
    const sizes = declared(/^font(-size)?$/).map((found) => ({
      ...found,
      size: found.property === 'font' ? (SHORTHAND.exec(found.value)?.groups?.size ?? 'inherit') : found.value,
    }))
    expect(placesOf(sizes.filter(({ size }) => !SIZE.test(size) && size !== OF_FIELDS))).toEqual([])
    expect(placesOf(declared(/^font$/).filter(({ value }) => !SHORTHAND.test(value)))).toEqual([])
  })

  test('the height of lines', () => {
    const heights = declared(/^(line-height|font)$/).map((found) => ({
      ...found,
      line: found.property === 'font' ? (SHORTHAND.exec(found.value)?.groups?.line ?? 'inherit') : found.value,
    }))
    expect(placesOf(heights.filter(({ line }) => !LINE_HEIGHT.test(line)))).toEqual([])
  })

  test('the space inside and between things', () => {
    const isOff = (px: number) => px > 2 && px <= SMALLEST_AREA_PX
    const spaces = declared(/^(padding|margin)(-[a-z-]+)?$|^(row-|column-)?gap$/)
    expect(placesOf(spaces.filter(({ value }) => pixelsIn(value).some(isOff)))).toEqual([])
  })

  test('rounded corners', () => {
    const corners = declared(/^border(-[a-z-]+)?-radius$/)
    const isOff = (value: string) => value.split(/ (?![^(]*\))/).some((corner) => !RADIUS.test(corner))
    expect(placesOf(corners.filter(({ value }) => isOff(value)))).toEqual([])
  })

  test('the heights of controls', () => {
    const isOff = (px: number) => px > CONTROL_PX.above && px < CONTROL_PX.below
    const heights = declared(/^(min-)?height$/)
    expect(placesOf(heights.filter(({ value }) => !value.includes('(') && pixelsIn(value).some(isOff)))).toEqual([])
  })

  test('the widths at which a layout changes', () => {
    const queries = files.flatMap(({ name, text }) =>
      [...text.matchAll(/@(media|container) ([^{]+)/g)].map(([, kind, query = '']) => ({ name, kind, query })),
    )
    const allowedFor = ({ name, kind, query }: (typeof queries)[number]) => {
      if (kind === 'media') return query.includes('height') ? ['24'] : WIDTHS
      return name.endsWith('DataTable.module.css') ? [...WIDTHS_INSIDE, ...WIDTHS_OF_COLUMNS] : WIDTHS_INSIDE
    }
    const isOff = (found: (typeof queries)[number]) =>
      found.query.includes('-width') ||
      [...found.query.matchAll(/([\d.]+)r?em/g)].some(([, width = '']) => !allowedFor(found).includes(width))
    expect(queries.filter(isOff)).toEqual([])
  })
})

test('who loads the styles of a tick, a choice or a switch loads those of its label', () => {
  const code = readdirSync(STYLES, { recursive: true, encoding: 'utf8' })
    .filter((name) => name.endsWith('.tsx'))
    .map((name) => ({ name, text: readFileSync(join(STYLES, name), 'utf8') }))
  const ticks = code.filter(({ text }) => /styles\/(Checkbox|Radio|Switch)\.layer\.css/.test(text))
  expect(ticks.length).toBeGreaterThan(10)
  expect(ticks.filter(({ text }) => !text.includes('styles/InlineInput.layer.css')).map(({ name }) => name)).toEqual([])
})
