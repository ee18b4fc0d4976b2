// Draws the pictures of docs/architecture.md from the sources: `npm run docs:architecture`.
import { mkdirSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { ROOT } from './install.mjs'
import { readSources } from './sources.mjs'
import { FEATURES } from './structure.mjs'
import { WALKS } from './walks.mjs'

const ROOMS = ['web', 'api', 'pdf', 'legal', 'contract', 'texts', 'rules']
const [BOX, GAP, LEFT, HEIGHT] = [30, 22, 20, 14]

/** How many imports lead from each folder to each other one; `nameOf` gives the folder of a file, if it is drawn. */
function countArrows(sources, nameOf) {
  const counts = new Map()
  for (const [path, { targets }] of sources) {
    for (const target of targets) {
      const [from, to] = [nameOf(path), nameOf(target)]
      if (!from || !to || from === to) continue
      counts.set(`${from} ${to}`, (counts.get(`${from} ${to}`) ?? 0) + 1)
    }
  }
  return [...counts].map(([key, count]) => ({ from: key.split(' ')[0], to: key.split(' ')[1], count }))
}

const text = (x, y, words, anchor = 'start') => `<text x="${x}" y="${y}" text-anchor="${anchor}">${words}</text>`

const svg = (
  title,
  width,
  height,
  parts,
) => `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${width} ${height}" width="${width}" height="${height}" font-family="sans-serif" font-size="13">
<title>${title}</title>
<rect width="100%" height="100%" fill="#fff"/>
${parts.join('\n')}
</svg>
`

/** Boxes below each other; each arc on the right leads from a box to one that it imports, with the number of imports. */
function drawOrder(title, names, arrows) {
  const yOf = (name) => LEFT + names.indexOf(name) * (BOX + GAP)
  const boxes = names.flatMap((name) => [
    `<rect x="${LEFT}" y="${yOf(name)}" width="130" height="${BOX}" rx="4" fill="#e7f0ec" stroke="#2f6b55"/>`,
    text(LEFT + 65, yOf(name) + 20, name, 'middle'),
  ])
  const arcs = arrows.flatMap(({ from, to, count }) => {
    const span = Math.abs(names.indexOf(from) - names.indexOf(to))
    const [start, end, x] = [yOf(from) + BOX / 2 - 4, yOf(to) + BOX / 2 + 4, LEFT + 130]
    const bend = x + 60 * span
    return [
      `<path d="M${x} ${start} C${bend} ${start} ${bend} ${end} ${x + 6} ${end}" fill="none" stroke="#555" marker-end="url(#head)"/>`,
      text(x + 45 * span + 4, (start + end) / 2 + 4, count),
    ]
  })
  const head =
    '<marker id="head" markerWidth="8" markerHeight="8" refX="6" refY="4" orient="auto"><path d="M0 0L8 4L0 8z" fill="#555"/></marker>'
  return svg(title, LEFT + 200 + 46 * (names.length - 1), yOf(names.at(-1)) + BOX + LEFT, [head, ...arcs, ...boxes])
}

/** The files of a walk below each other, each room in its colour. */
function drawWalk(title, files) {
  const colours = { web: '#e3ecfa', contract: '#f6efd9', api: '#e7f0ec', pdf: '#f3e6ef', rules: '#eee' }
  const rows = files.flatMap((path, at) => {
    const [, room, , ...rest] = path.split('/')
    const y = LEFT + at * (HEIGHT + 10)
    const box = `<rect x="${LEFT}" y="${y}" width="540" height="${HEIGHT + 8}" fill="${colours[room]}"/>`
    return [box, text(LEFT + 8, y + 16, room), text(LEFT + 90, y + 16, rest.join('/'))]
  })
  return svg(title, 580, 2 * LEFT + files.length * (HEIGHT + 10), rows)
}

const sources = readSources()
const folder = join(ROOT, 'docs', 'architecture')
mkdirSync(folder, { recursive: true })
const pictures = {
  rooms: drawOrder(
    'Which room imports which',
    ROOMS,
    countArrows(sources, (path) => ROOMS.find((room) => path.startsWith(`packages/${room}/`))),
  ),
  features: drawOrder(
    'Which feature of an assessment imports which',
    FEATURES.toReversed(),
    countArrows(sources, (path) => FEATURES.find((name) => path.startsWith(`packages/api/src/${name}/`))),
  ),
  answer: drawWalk('The files through which an answer goes', WALKS['an answer']),
}
for (const [name, picture] of Object.entries(pictures)) writeFileSync(join(folder, `${name}.svg`), picture)
