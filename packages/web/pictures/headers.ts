import { join } from 'node:path'
import { geoEquirectangular, geoPath } from 'd3-geo'
import type { Feature, Geometry, Polygon } from 'geojson'
import sharp from 'sharp'
import { inBatches } from './inBatches.ts'
import { MEMBER_STATES } from './memberStates.ts'
import { mainPart, partsOf, shapes } from './shapes.ts'

/** The whole world at ten pixels a degree, from which every header is cut. */
const WORLD_WIDTH = 3600
const WORLD_HEIGHT = 1800
const WIDTH = 1200
const HEIGHT = 320
/** A country smaller than this on the header gets a ring, so that it is seen. */
const SMALL = 36
const COLOURS = { sea: '#e6eff2', land: '#c3d0ca', border: '#ffffff', country: '#0f6b5c', ring: '#b4540a' }

const projection = geoEquirectangular()
  .scale(WORLD_WIDTH / (2 * Math.PI))
  .translate([WORLD_WIDTH / 2, WORLD_HEIGHT / 2])
const path = geoPath(projection)
type Window = { left: number; top: number; width: number; height: number }

/** `<code>.jpg` for each country, marked on its part of the world; the world alone for what has no shape. */
export async function writeHeaders(folder: string, codes: readonly string[]): Promise<void> {
  const all = shapes('50m')
  const land = all.map(({ shape }) => path(shape)).join('')
  const svg = svgOf(`<rect width="100%" height="100%" fill="${COLOURS.sea}"/>
    <path d="${land}" fill="${COLOURS.land}" stroke="${COLOURS.border}" stroke-width="1.5"/>`)
  const world = await sharp(Buffer.from(svg), { limitInputPixels: false, unlimited: true }).png().toBuffer()
  const markedOf = markedShapes(all)
  await inBatches([...codes, 'neutral'], (code) => writeHeader(world, join(folder, `${code}.jpg`), markedOf.get(code)))
}

/** A coloured shape, and the part of it that the header shows. */
type Marked = { readonly shape: Feature<Geometry>; readonly about: Geometry }

/** Shapes too small for the world's scale come from the finer one; the European Union is its member states. */
function markedShapes(coarse: ReturnType<typeof shapes>): ReadonlyMap<string, Marked> {
  const marked = new Map<string, Marked>()
  for (const { code, shape } of [...shapes('10m'), ...coarse])
    if (code) marked.set(code, { shape, about: mainPart(shape) })
  const members = MEMBER_STATES.flatMap((code) => marked.get(code) ?? [])
  return marked.set('EU', {
    shape: { type: 'Feature', properties: {}, geometry: together(members.flatMap(({ shape }) => partsOf(shape))) },
    about: together(members.flatMap(({ shape }) => mainPart(shape))),
  })
}

const together = (parts: readonly Polygon[]): Geometry => ({
  type: 'MultiPolygon',
  coordinates: parts.map(({ coordinates }) => coordinates),
})

async function writeHeader(world: Buffer, file: string, marked: Marked | undefined): Promise<void> {
  const window = marked
    ? windowAround(path.bounds(marked.about))
    : { left: 0, top: 420, width: WORLD_WIDTH, height: 960 }
  const cut = sharp(world).extract(window).resize(WIDTH, HEIGHT, { fit: 'cover' })
  const marks = marked ? [{ input: Buffer.from(markOf(marked, window)), left: 0, top: 0 }] : []
  await cut.composite(marks).jpeg({ quality: 80 }).toFile(file)
}

/** Around the country with as much again on each side, never narrower than a third of the world, in the header's proportions. */
function windowAround([[west, north], [east, south]]: [[number, number], [number, number]]): Window {
  const wanted = Math.max(WIDTH, (east - west) * 1.6, ((south - north) * 1.25 * WIDTH) / HEIGHT)
  const width = Math.round(Math.min(wanted, WORLD_WIDTH))
  const height = Math.round(Math.min((width * HEIGHT) / WIDTH, WORLD_HEIGHT))
  return {
    left: within((west + east - width) / 2, WORLD_WIDTH - width),
    top: within((north + south - height) / 2, WORLD_HEIGHT - height),
    width,
    height,
  }
}

const within = (start: number, last: number) => Math.round(Math.min(Math.max(start, 0), last))

function markOf({ shape, about }: Marked, { left, top, width, height }: Window): string {
  const [[west, north], [east, south]] = path.bounds(about)
  const size = (Math.max(east - west, south - north) * WIDTH) / width
  const [x, y] = path.centroid(about)
  const ring =
    size < SMALL
      ? `<circle cx="${x}" cy="${y}" r="${(SMALL * width) / WIDTH}" fill="none" stroke="${COLOURS.ring}" stroke-width="${(5 * width) / WIDTH}"/>`
      : ''
  return `<svg xmlns="http://www.w3.org/2000/svg" width="${WIDTH}" height="${HEIGHT}" preserveAspectRatio="xMidYMid slice"
    viewBox="${left} ${top} ${width} ${height}"><path d="${path(shape) ?? ''}" fill="${COLOURS.country}" stroke="#ffffff" stroke-width="1"/>${ring}</svg>`
}

const svgOf = (content: string) =>
  `<svg xmlns="http://www.w3.org/2000/svg" width="${WORLD_WIDTH}" height="${WORLD_HEIGHT}">${content}</svg>`
