import { spawnSync } from 'node:child_process'
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { cases, evidence, system } from '@portal/contract'
import { afterAll, describe, expect, test } from 'vitest'
import { openFileStore } from '../file-store/index.ts'
import { createLogger } from '../http/server/logger.ts'
import { createMetrics } from '../metrics/index.ts'
import { startApi } from '../testing/startApi.ts'
import { createApp } from './app.ts'

const folder = mkdtempSync(join(tmpdir(), 'portal-full-'))
/** Only root may mount a file system of its own. */
const isMounted = spawnSync('mount', ['-t', 'tmpfs', '-o', 'size=256k', 'tmpfs', folder]).status === 0
afterAll(() => {
  if (isMounted) spawnSync('umount', [folder])
  rmSync(folder, { recursive: true, force: true })
})

describe.skipIf(!isMounted)('a store of files without space, on a file system of 256 KB', () => {
  const api = startApi()

  test('is named in the answer, the log and the metrics; everything else works, and the portal stays ready', async () => {
    const logged: { reason?: string; text: string }[] = []
    const log = Object.assign(createLogger('silent'), {
      child: () => log,
      error: ({ reason }: { reason?: string }, text: string) => void logged.push({ ...(reason && { reason }), text }),
    })
    const settings = { ...api.deps.settings, dataDir: folder }
    const app = await createApp({ ...api.deps, settings, files: openFileStore(settings), log })
    const connection = { db: api.db, pool: api.pool, close: async () => undefined }
    const pools = { requests: connection, background: connection, health: connection }
    const registry = createMetrics({ app, pools, settings }, createLogger('silent'))
    const { accessToken } = await api.signIn({ role: 'DPT_USER' })
    const headers = { authorization: `Bearer ${accessToken}` }
    const upload = (size: number) =>
      app.inject({
        method: 'POST',
        url: `/api${evidence.upload.path}?name=note.txt`,
        headers: { ...headers, 'content-type': 'application/octet-stream' },
        payload: Buffer.alloc(size, 'a'),
      })

    expect((await upload(1_000)).statusCode).toBe(200)
    const refused = await upload(400_000)
    expect(refused.statusCode).toBe(507)
    expect(refused.headers['retry-after']).toBe('60')
    expect(refused.json()).toMatchObject({ code: 'FILES_FULL', message: expect.stringContaining('for files') })
    expect(logged).toEqual([{ text: 'no space left for the files', reason: expect.stringContaining('ENOSPC') }])
    expect(await registry.metrics()).toMatch(/portal_storage_full_total\{store="files"\} 1\n/)
    expect(await registry.metrics()).toMatch(/portal_storage_full_total\{store="database"\} 0\n/)

    expect((await app.inject(`/api${system.ready.path}`)).statusCode).toBe(200)
    const payload = { answers: { providerCountry: 'BR', accessDate: '2019-03-10' } }
    const created = await app.inject({ method: 'POST', url: `/api${cases.create.path}`, headers, payload })
    expect(created.statusCode).toBe(200)
    // The received part of the refused file takes no space any more.
    expect((await upload(100_000)).statusCode).toBe(200)

    writeFileSync(join(folder, 'filled'), '')
    spawnSync('dd', ['if=/dev/zero', `of=${join(folder, 'filled')}`, 'bs=4k'])
    expect((await upload(1_000)).json()).toMatchObject({ code: 'FILES_FULL' })
    await app.close()
  })
})
