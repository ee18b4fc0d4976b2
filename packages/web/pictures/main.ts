import { mkdirSync } from 'node:fs'
import { join } from 'node:path'
import { COUNTRY_CODES } from './countryCodes.ts'
import { writeFlags } from './flags.ts'
import { writeHeaders } from './headers.ts'
import { writeWorldMap } from './worldMap.ts'

/**
 * Draws what the portal shows of countries, once per build: flags and locator maps as JPEG files, and the shapes of the
 * world map. `XZ` is the high seas.
 */
const folder = join(import.meta.dirname, '..', 'public', 'countries')
for (const name of ['thumbs', 'headers']) mkdirSync(join(folder, name), { recursive: true })
writeWorldMap(join(folder, 'world.json'))
await writeFlags(join(folder, 'thumbs'), COUNTRY_CODES)
await writeHeaders(join(folder, 'headers'), COUNTRY_CODES)
