import { mkdirSync, readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import type { Browser } from 'playwright-core'

const ROOT = join(import.meta.dirname, '..', '..', '..')
/** The screens that the guide shows. */
const NAMES = ['place', 'use', 'result', 'report', 'list', 'country', 'documents', 'dashboard']
const WIDTH_PX = 900
const QUALITY = 0.72

/** Makes the guide's pictures from those in `docs/screenshots`: smaller, and compressed as WebP. */
export async function writeGuidePictures(browser: Browser): Promise<void> {
  const folder = join(ROOT, 'packages', 'web', 'src', 'help', 'pictures')
  mkdirSync(folder, { recursive: true })
  const page = await browser.newPage()
  for (const theme of ['light', 'dark']) {
    for (const name of NAMES) {
      const png = readFileSync(join(ROOT, 'docs', 'screenshots', `${name}-wide-${theme}.png`)).toString('base64')
      const webp = await page.evaluate(
        async ({ source, width, quality }) => {
          const image = new Image()
          image.src = source
          await image.decode()
          const canvas = document.createElement('canvas')
          canvas.width = width
          canvas.height = Math.round((image.height * width) / image.width)
          const drawing = canvas.getContext('2d')
          if (drawing) drawing.imageSmoothingQuality = 'high'
          drawing?.drawImage(image, 0, 0, canvas.width, canvas.height)
          return canvas.toDataURL('image/webp', quality)
        },
        { source: `data:image/png;base64,${png}`, width: WIDTH_PX, quality: QUALITY },
      )
      writeFileSync(join(folder, `${name}-${theme}.webp`), Buffer.from(webp.slice(webp.indexOf(',') + 1), 'base64'))
    }
  }
  await page.close()
}
