import { join } from 'node:path'
import { gzipSync } from 'node:zlib'
import { build, type Rolldown } from 'vite'
import { afterEach, expect, test, vi } from 'vitest'

const LIMIT_BYTES = 200_000
const SCREEN = 'src/authentication/LoginPage.tsx'

afterEach(() => {
  vi.unstubAllEnvs()
})

test('the sign-in screen loads less than 200 kB of JavaScript and CSS, compressed', async () => {
  const files = await buildFiles()
  const chunks = files.filter((file) => file.type === 'chunk')
  const start = chunks.filter((chunk) => chunk.isEntry || chunk.facadeModuleId?.endsWith(SCREEN))
  expect(start).toHaveLength(2)

  const loaded = withImports(start, new Map(chunks.map((chunk) => [chunk.fileName, chunk])))
  const css = new Set(loaded.flatMap((chunk) => [...(chunk.viteMetadata?.importedCss ?? [])]))
  const styles = files.filter((file) => file.type === 'asset' && css.has(file.fileName))
  const texts = [...loaded.map((chunk) => chunk.code), ...styles.map((file) => 'source' in file && file.source)]
  const size = texts.reduce((sum, text) => sum + gzipSync(text || '').length, 0)
  expect(size).toBeGreaterThan(100_000)
  expect(size).toBeLessThan(LIMIT_BYTES)
}, 60_000)

/** As it is installed: the test run's own NODE_ENV would build React for development. */
async function buildFiles() {
  vi.stubEnv('NODE_ENV', 'production')
  const built = await build({
    configFile: join(import.meta.dirname, '../../vite.config.ts'),
    logLevel: 'silent',
    build: { write: false },
  })
  return (built as Rolldown.RolldownOutput).output
}

function withImports(start: Rolldown.OutputChunk[], byName: Map<string, Rolldown.OutputChunk>) {
  const found = new Set(start)
  for (const chunk of found) {
    for (const name of chunk.imports) {
      const imported = byName.get(name)
      if (imported) found.add(imported)
    }
  }
  return [...found]
}
