import { execFileSync } from 'node:child_process'
import { randomBytes, randomUUID } from 'node:crypto'
import { chmodSync, mkdirSync, mkdtempSync, readdirSync, rmSync, utimesSync, writeFileSync } from 'node:fs'
import { createServer as createTcpServer, type Server } from 'node:net'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { Readable } from 'node:stream'
import { buffer } from 'node:stream/consumers'
import S3rver from 's3rver'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { ZipFile } from 'yazl'
import { createLogger } from '../http/server/logger.ts'
import { FILE_ENDINGS } from '../shared/fileKinds.ts'
import { readSettings } from '../shared/settings/settings.ts'
import { checkStoredFiles, type FileStore, openFileStore, receiveFile, watchScanner } from './index.ts'
import { inspectFile } from './inspectFile.ts'

const root = mkdtempSync(join(tmpdir(), 'portal-files-'))
afterAll(() => rmSync(root, { recursive: true, force: true }))

const storeWith = (environment: Record<string, string> = {}): FileStore =>
  openFileStore(readSettings({ DATA_DIR: mkdtempSync(join(root, 'data-')), ...environment }))

/** A file with this content, as if it had been received. */
function fileOf(content: string | Buffer): string {
  const path = join(root, randomUUID())
  writeFileSync(path, content)
  return path
}
const keysOf = async (store: FileStore) => {
  const keys: string[] = []
  for await (const { key } of store.list()) keys.push(key)
  return keys
}

const s3 = new S3rver({
  address: '127.0.0.1',
  port: 0,
  silent: true,
  directory: join(root, 's3'),
  configureBuckets: [{ name: 'papers', configs: [] }],
})
let s3Url = ''
beforeAll(async () => {
  const { port } = (await s3.run()) as { port: number }
  s3Url = `http://S3RVER:S3RVER@127.0.0.1:${port}/papers/portal`
})
afterAll(() => s3.close())

describe.each([
  { name: 'a folder', open: () => storeWith() },
  { name: 'an S3 service', open: () => storeWith({ FILES_S3_URL: s3Url }) },
])('a store in $name', ({ open }) => {
  test('stores a file, reads it and removes it', async () => {
    const store = open()
    const key = randomUUID()
    const content = randomBytes(300_000)
    const path = await store.newDraft()
    writeFileSync(path, content)
    await store.put(key, path)

    expect((await buffer(await store.read(key))).equals(content)).toBe(true)
    expect(readdirSync(join(path, '..'))).toEqual([])
    expect(await keysOf(store)).toContain(key)
    await store.remove(key)
    await store.remove(key)
    expect(await keysOf(store)).not.toContain(key)
  })
})

describe('an S3 service', () => {
  test.each([
    { name: 'that is down', url: 'http://A:B@127.0.0.1:1/papers' },
    { name: 'that does not know the key', url: () => s3Url.replace('S3RVER:', 'NOBODY:') },
    { name: 'without the bucket', url: () => s3Url.replace('papers', 'none') },
  ])('$name is FILES_UNAVAILABLE, and the file stays where it is', async ({ url }) => {
    const store = storeWith({ FILES_S3_URL: typeof url === 'string' ? url : url() })
    const path = fileOf('text')

    await expect(store.put(randomUUID(), path)).rejects.toMatchObject({ code: 'FILES_UNAVAILABLE' })
    await expect(store.read(randomUUID())).rejects.toMatchObject({ code: 'FILES_UNAVAILABLE' })
    expect(await inspectFile(path, 'a.txt', FILE_ENDINGS)).toEqual({ type: 'text/plain' })
    expect(await warningsOn(store)).toEqual([expect.stringContaining('FILES_S3_URL')])
  })

  test('that works is not warned of', async () => {
    expect(await warningsOn(storeWith({ FILES_S3_URL: s3Url }))).toEqual([])
  })

  async function warningsOn(store: FileStore): Promise<string[]> {
    const warnings: string[] = []
    const warn = (text: string) => void warnings.push(text)
    await checkStoredFiles(store, Object.assign(createLogger('silent'), { warn }))
    return warnings
  }
})

describe('a file that is received', () => {
  const limits = { maxBytes: 1_000_000, announced: undefined }
  const folder = () => mkdtempSync(join(root, 'drafts-'))
  /** Two gigabytes that are never in memory at once. */
  const endless = () => {
    let left = 2_048
    const chunk = Buffer.alloc(1_048_576)
    return new Readable({
      read() {
        this.push(left-- > 0 ? chunk : null)
      },
    })
  }

  test('of 2 GB is refused while it is received, or before if its length is announced', async () => {
    const drafts = folder()
    const incoming = endless()
    await expect(receiveFile(incoming, join(drafts, 'a'), limits)).rejects.toMatchObject({
      code: 'TOO_LARGE',
      details: { errors: [{ path: 'file' }] },
    })
    const announced = { ...limits, announced: 2_147_483_648 }
    await expect(receiveFile(endless(), join(drafts, 'b'), announced)).rejects.toMatchObject({ code: 'TOO_LARGE' })

    // The rest is read and dropped while the answer is sent, so that it arrives.
    expect(incoming.destroyed).toBe(false)
    expect(readdirSync(drafts)).toEqual([])
  })

  test('whose sender disconnects leaves nothing behind', async () => {
    const drafts = folder()
    const broken = Readable.from(
      (async function* () {
        yield Buffer.alloc(1000)
        throw Object.assign(new Error('aborted'), { code: 'ECONNRESET' })
      })(),
    )

    await expect(receiveFile(broken, join(drafts, 'a'), limits)).rejects.toMatchObject({ code: 'MALFORMED' })
    expect(readdirSync(drafts)).toEqual([])
  })

  test('on a disk that becomes full leaves nothing behind', () => {
    const drafts = folder()
    const program = `import(process.argv[1]).then(async ({ receiveFile }) => {
      const { Readable } = await import('node:stream')
      const chunks = Readable.from(Array.from({ length: 64 }, () => Buffer.alloc(65536)))
      await receiveFile(chunks, process.argv[2], { maxBytes: 1e9 }).catch(({ code }) => console.log(code))
    })`
    const args = ['--import', 'tsx', '-e', program, join(import.meta.dirname, 'receiveFile.ts'), join(drafts, 'a')]
    // The system limits files of this process to 1 MB.
    const limited = `ulimit -f 1024; exec "$0" "$@"`
    const said = execFileSync('bash', ['-c', limited, process.execPath, ...args], { encoding: 'utf8' })

    expect(said.trim()).toBe('EFBIG')
    expect(readdirSync(drafts)).toEqual([])
  })
})

const PDF = Buffer.from('%PDF-1.7\n1 0 obj<</Type/Catalog>>endobj\ntrailer<</Root 1 0 R>>\n%%EOF\n')
const PNG = Buffer.from(
  'iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mNk+M9QDwADhgGAWjR9awAAAABJRU5ErkJggg==',
  'base64',
)

const zipOf = (entries: { [name: string]: Buffer }): Promise<Buffer> => {
  const zip = new ZipFile()
  for (const [name, content] of Object.entries(entries)) zip.addBuffer(content, name, { mtime: new Date(0) })
  zip.end()
  return buffer(zip.outputStream)
}
const WORD = {
  '[Content_Types].xml': Buffer.from(
    '<Types><Override PartName="/word/document.xml" ContentType="application/vnd.openxmlformats-officedocument.wordprocessingml.document.main+xml"/></Types>',
  ),
  'word/document.xml': Buffer.from('<w:document/>'),
}
const wordWith = (entries: { [name: string]: Buffer }) => zipOf({ ...WORD, ...entries })
const EXE = Buffer.concat([Buffer.from('MZ\x90\0\x03\0\0\0\x04\0\0\0\xff\xff', 'latin1'), Buffer.alloc(500)])

/** A ZIP bomb whose directory claims ten bytes, but which unpacks to far more. */
async function lyingBomb(): Promise<Buffer> {
  const zip = await wordWith({ 'word/media/a.bin': Buffer.alloc(20_000_000) })
  zip.writeUInt32LE(10, zip.lastIndexOf(Buffer.from('PK\x01\x02', 'latin1')) + 24)
  return zip
}

describe('the content of a file', () => {
  const look = async (name: string, content: Buffer | string) => inspectFile(fileOf(content), name, FILE_ENDINGS)

  test.each([
    { name: 'permit.pdf', content: PDF, type: 'application/pdf' },
    { name: 'LABEL.PNG', content: PNG, type: 'image/png' },
    { name: 'note.txt', content: 'Taken in 2012, São Paulo.', type: 'text/plain' },
    { name: 'samples.csv', content: 'id,place\n1,"Manaus"\n', type: 'text/csv' },
  ])('of $name is accepted', async ({ name, content, type }) => {
    expect(await look(name, content)).toEqual({ type })
  })

  test('of a document of an office program is accepted', async () => {
    expect(await look('terms.docx', await wordWith({}))).toMatchObject({
      type: expect.stringContaining('wordprocessing'),
    })
  })

  test.each([
    { name: 'a program by its own name', file: 'run.exe', content: EXE, fault: 'fileEnding' },
    { name: 'a page', file: 'page.html', content: '<html></html>', fault: 'fileEnding' },
    { name: 'no ending', file: 'permit', content: PDF, fault: 'fileEnding' },
    { name: 'a renamed program', file: 'permit.pdf', content: EXE, fault: 'fileDiffers' },
    { name: 'a program renamed to a text', file: 'permit.txt', content: EXE, fault: 'fileNotUtf8' },
    { name: 'a script renamed to a text', file: 'permit.txt', content: '#!/bin/sh\nrm -r /', fault: 'fileDiffers' },
    { name: 'a page renamed to a text', file: 'a.txt', content: ' <script>alert(1)</script>', fault: 'fileDiffers' },
    { name: 'an image renamed to a PDF', file: 'permit.pdf', content: PNG, fault: 'fileDiffers' },
    { name: 'nothing', file: 'permit.pdf', content: '', fault: 'fileEmpty' },
    { name: 'text in another encoding', file: 'a.csv', content: Buffer.from('S\xe3o', 'latin1'), fault: 'fileNotUtf8' },
    { name: 'an image with a PDF in it', file: 'a.png', content: Buffer.concat([PNG, PDF]), fault: 'filePolyglot' },
    {
      name: 'an image with a page in it',
      file: 'a.png',
      content: Buffer.concat([PNG, Buffer.from('<script>alert(1)</script>')]),
      fault: 'filePolyglot',
    },
  ])('$name is refused', async ({ file, content, fault }) => {
    expect(await look(file, content)).toEqual({ fault })
  })

  test('of a PDF with a ZIP behind it is refused', async () => {
    expect(await look('a.pdf', Buffer.concat([PDF, await wordWith({})]))).toEqual({ fault: 'filePolyglot' })
  })

  test('of a document with macros is refused', async () => {
    expect(await look('a.docx', await wordWith({ 'word/vbaProject.bin': EXE }))).toEqual({ fault: 'fileMacros' })
  })

  test('that unpacks to far too much is refused, even if its directory claims otherwise', async () => {
    const bomb = await wordWith({ 'word/media/a.bin': Buffer.alloc(270_000_000) })
    expect(bomb.length).toBeLessThan(1_000_000)
    expect(await look('a.docx', bomb)).toEqual({ fault: 'fileBomb' })
    expect(await look('a.docx', await lyingBomb())).toEqual({ fault: 'fileDiffers' })
  })
})

const INFECTED = 'X5O!P%@AP[4-PZX54(P^)7CC)7}$EICAR-STANDARD-ANTIVIRUS-TEST-FILE!$H+H*'

describe('a virus scanner', () => {
  /** Speaks the protocol of clamd, answering according to the file's text. */
  const clamd = (answer: (text: string) => string): Promise<Server> =>
    new Promise((resolve) => {
      const server = createTcpServer((socket) => {
        let received = Buffer.alloc(0)
        socket.on('data', (data) => {
          received = Buffer.concat([received, data])
          if (received.subarray(-4).equals(Buffer.alloc(4))) socket.end(answer(received.toString('latin1')))
        })
      }).listen(0, '127.0.0.1', () => resolve(server))
    })
  const portOf = (server: Server) => (server.address() as { port: number }).port

  test('reports infected files through its socket', async () => {
    const server = await clamd((text) => (text.includes('EICAR') ? 'stream: Eicar FOUND\0' : 'stream: OK\0'))
    const { scan } = storeWith({ VIRUS_SCAN: `clamd:127.0.0.1:${portOf(server)}` })

    expect([await scan(fileOf(INFECTED)), await scan(fileOf('good'))]).toEqual(['infected', 'clean'])
    server.close()
  })

  test('reports infected files through its command', async () => {
    const program = join(root, 'scan.sh')
    writeFileSync(program, '#!/bin/sh\ngrep -q EICAR "$2" && exit 1\n[ "$1" = --quick ]\n')
    chmodSync(program, 0o700)
    const { scan } = storeWith({ VIRUS_SCAN: `command:${program} --quick` })

    expect([await scan(fileOf(INFECTED)), await scan(fileOf('good'))]).toEqual(['infected', 'clean'])
  })

  test.each(['command:/no/such/program', 'command:/bin/false --', 'clamd:127.0.0.1:1', 'clamd:/no/such/socket'])(
    'accepts nothing if it does not work: %s',
    async (setting) => {
      const { scan } = storeWith({ VIRUS_SCAN: setting })
      const said = await scan(fileOf('good')).catch(({ code }) => code)
      expect(said).not.toBe('clean')
    },
  )
})

test('a daemon that gets lost and comes back is logged once each', async () => {
  const logged: string[] = []
  const log = Object.assign(createLogger('silent'), {
    warn: (_facts: object, text: string) => logged.push(text),
    info: (text: string) => logged.push(text),
  })
  const daemon = createTcpServer((socket) => {
    socket.once('data', (data) => socket.end(String(data) === 'zPING\0' ? 'PONG\0' : 'UNKNOWN COMMAND\0'))
  })
  const path = join(root, 'clamd.socket')
  const stop = watchScanner({ clamd: { path } }, log, 20)
  await expect.poll(() => logged).toEqual([expect.stringContaining('is lost')])
  daemon.listen(path)
  await expect.poll(() => logged).toEqual([expect.stringContaining('is lost'), expect.stringContaining('is back')])
  stop()
  daemon.close()
})

test('drafts of an ended process are removed once they are old', async () => {
  const store = storeWith()
  const old = await store.newDraft()
  const young = await store.newDraft()
  for (const path of [old, young]) writeFileSync(path, 'text')
  mkdirSync(join(old, '..'), { recursive: true })
  utimesSync(old, new Date(0), new Date(0))
  await store.removeDrafts(new Date(1000))

  expect(readdirSync(join(old, '..'))).toEqual([young.split('/').at(-1)])
})
