import { chmod, mkdtemp, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { readSettings } from '../shared/settings/settings.ts'
import { checkFolders, checkScanner } from './preconditions.ts'

let folder: string
beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'portal-folders-'))
})
afterAll(() => rm(folder, { recursive: true }))

const check = (environment: Record<string, string>) => checkFolders(readSettings({ DATA_DIR: folder, ...environment }))

test('folders that exist or can be created are accepted, and nothing is created yet', async () => {
  await check({ AUDIT_ANCHOR_FILE: join(folder, 'anchors', 'audit.jsonl') })
  await check({ DATA_DIR: join(folder, 'portal', 'of', 'us') })
  await expect(rm(join(folder, 'portal'))).rejects.toThrow('ENOENT')
})

test('a file in the place of a folder is named with its variable', async () => {
  const file = join(folder, 'file')
  await writeFile(file, '')
  await expect(check({ DATA_DIR: file })).rejects.toThrow(
    `DATA_DIR: ${file} cannot be written: ${file} is not a folder`,
  )
  await expect(check({ AUDIT_ANCHOR_FILE: join(file, 'audit.jsonl') })).rejects.toThrow('AUDIT_ANCHOR_FILE: ')
  await expect(check({ AUDIT_ANCHOR_FILE: folder })).rejects.toThrow('AUDIT_ANCHOR_FILE: ')
})

test('a folder without the right to write is named with the reason', async () => {
  // The kernel's own folders refuse new files to root, too, whose rights say otherwise; elsewhere root may write everything.
  for (const kernel of ['/proc', '/proc/abs-portal', '/proc/1/abs-portal', '/sys/abs-portal']) {
    await expect(check({ DATA_DIR: kernel })).rejects.toThrow(`DATA_DIR: ${kernel} cannot be written: `)
  }
  await expect(check({ AUDIT_ANCHOR_FILE: '/proc/audit.jsonl' })).rejects.toThrow('AUDIT_ANCHOR_FILE: ')
  await chmod(folder, 0o500)
  if (process.getuid?.() !== 0) {
    await expect(check({ DATA_DIR: join(folder, 'new') })).rejects.toThrow('the user of the portal has no right to')
  }
  await chmod(folder, 0o700)
})

test('a program for scanning that is not there is named with its variable; a daemon may come later', async () => {
  const scanner = (text: string) => checkScanner(readSettings({ VIRUS_SCAN: text }))
  await expect(scanner('command:/no/such/program --quick')).rejects.toThrow(
    'VIRUS_SCAN: there is no program /no/such/program that this user may run',
  )
  await expect(scanner('command:no-such-program')).rejects.toThrow('VIRUS_SCAN: ')
  await expect(scanner(`command:${join(import.meta.dirname, 'settings.ts')}`)).rejects.toThrow('VIRUS_SCAN: ')
  await scanner('command:true')
  await scanner('clamd:/no/such/socket')
})
