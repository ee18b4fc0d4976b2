import { existsSync } from 'node:fs'
import { createRequire } from 'node:module'
import { dirname, join } from 'node:path'
import sharp from 'sharp'
import { inBatches } from './inBatches.ts'

const WIDTH = 320
const HEIGHT = 240
const ARTWORK = join(dirname(createRequire(import.meta.url).resolve('flag-icons/package.json')), 'flags', '4x3')

/** A globe of lines, for what has no flag. */
const NEUTRAL = `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 320 240"><rect width="320" height="240" fill="#dfe7ea"/>
<g fill="none" stroke="#7b8f99" stroke-width="5"><circle cx="160" cy="120" r="72"/><ellipse cx="160" cy="120" rx="30" ry="72"/>
<path d="M88 120h144M98 84h124M98 156h124"/></g></svg>`

/** `<code>.jpg` for each, and `neutral.jpg` for a picture that is missing. */
export async function writeFlags(folder: string, codes: readonly string[]): Promise<void> {
  await inBatches([...codes, 'neutral'], (code) => {
    const flag = join(ARTWORK, `${code.toLowerCase()}.svg`)
    return sharp(existsSync(flag) ? flag : Buffer.from(NEUTRAL), { density: 96 })
      .resize(WIDTH, HEIGHT, { fit: 'fill' })
      .flatten({ background: '#ffffff' })
      .jpeg({ quality: 82 })
      .toFile(join(folder, `${code}.jpg`))
  })
}
