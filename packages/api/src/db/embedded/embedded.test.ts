import { type ChildProcess, spawn } from 'node:child_process'
import {
  chmodSync,
  cpSync,
  existsSync,
  mkdirSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  renameSync,
  rmSync,
  statSync,
  writeFileSync,
} from 'node:fs'
import { type AddressInfo, createServer } from 'node:net'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { setTimeout as sleep } from 'node:timers/promises'
import pg from 'pg'
import { afterAll, describe, expect, test, vi } from 'vitest'
import { openCluster } from './cluster.ts'
import { isRunning } from './dataDirLock.ts'
import { type Embedded, startEmbedded } from './embedded.ts'
import { stopOrphan } from './postmaster.ts'

// The path contains a space, like many a home folder.
const root = mkdtempSync(join(tmpdir(), 'portal embedded '))
// Temporary folders are closed to other users, but root runs the database as another user.
chmodSync(root, 0o755)
const dataDir = join(root, 'data')
const children: ChildProcess[] = []

afterAll(() => {
  for (const child of children) child.kill('SIGKILL')
  rmSync(root, { recursive: true, force: true })
})

const start = () => startEmbedded(dataDir, () => undefined)

async function query(server: Embedded, text: string) {
  const client = new pg.Client({ connectionString: server.url('postgres') })
  client.on('error', () => undefined)
  try {
    await client.connect()
    return (await client.query(text)).rows
  } finally {
    await client.end().catch(() => undefined)
  }
}

/** Another process that starts the database and holds it, like a portal. */
function holder(): ChildProcess {
  const door = JSON.stringify(join(import.meta.dirname, 'embedded.ts'))
  const program = `import(${door}).then(({ startEmbedded }) => startEmbedded(process.argv[1], () => {}))
    .then(() => { console.log('held'); setInterval(() => {}, 1000) })`
  const child = spawn(process.execPath, ['--import', 'tsx', '-e', program, dataDir], {
    stdio: ['ignore', 'pipe', 'inherit'],
  })
  children.push(child)
  return child
}

const held = (child: ChildProcess) => new Promise((resolve) => child.stdout?.once('data', resolve))
const killed = (child: ChildProcess) =>
  new Promise((resolve) => {
    child.once('exit', resolve)
    child.kill('SIGKILL')
  })
/** Ends the shell that would stop the server, by its arguments. */
function killGuardian(server: number): void {
  const ids = readdirSync('/proc').filter((name) => /^\d+$/.test(name))
  const isGuardian = (id: string) => {
    try {
      return readFileSync(`/proc/${id}/cmdline`, 'utf8').endsWith(`\0abs-portal-guardian\0${server}\0`)
    } catch {
      return false
    }
  }
  const [guardian] = ids.filter(isGuardian)
  process.kill(Number(guardian), 'SIGKILL')
}
const postmaster = () => Number(readFileSync(join(dataDir, 'postgres', 'postmaster.pid'), 'utf8').split('\n')[0])

describe('the embedded database', () => {
  test('keeps its data, and its password secret', async () => {
    const first = await start()
    await query(first, 'create table kept as select 42 as answer')
    await first.stop()
    const second = await start()

    expect(await query(second, 'select answer from kept')).toEqual([{ answer: 42 }])
    expect(await query(second, 'show fsync')).toEqual([{ fsync: 'on' }])
    expect(await query(second, 'show listen_addresses')).toEqual([{ listen_addresses: '127.0.0.1' }])
    expect(statSync(join(dataDir, 'postgres.password')).mode & 0o777).toBe(0o600)
    const stranger = new pg.Client({ connectionString: second.url('postgres').replace(/:[^:@]+@/, ':guess@') })
    await expect(stranger.connect()).rejects.toThrow(/password/)
    await second.stop()
    expect(existsSync(join(dataDir, 'server.lock'))).toBe(false)
  })

  test('is locked by one server; a second one says which process holds it, and since when', async () => {
    const child = holder()
    await held(child)
    await expect(start()).rejects.toThrow(new RegExp(`process ${child.pid}, since \\d{4}-\\d\\d-\\d\\dT`))
    await killed(child)
  })

  test('ends with its portal, also when that is killed', async () => {
    const child = holder()
    await held(child)
    const server = postmaster()
    await killed(child)
    await vi.waitFor(() => expect(isRunning(server)).toBe(false), { timeout: 120_000 })
    expect(existsSync(join(dataDir, 'postgres', 'postmaster.pid'))).toBe(false)
  })

  test('is taken over from a portal killed with the guardian: the orphaned server is stopped, and nothing is lost', async () => {
    const child = holder()
    await held(child)
    const orphan = postmaster()
    killGuardian(orphan)
    await killed(child)
    expect(isRunning(orphan)).toBe(true)

    const server = await start()
    expect(postmaster()).not.toBe(orphan)
    expect(isRunning(orphan)).toBe(false)
    expect(await query(server, 'select answer from kept')).toEqual([{ answer: 42 }])
    await server.stop()
  })

  test('is restarted on the same port without loss when its server is killed', async () => {
    const messages: string[] = []
    const server = await startEmbedded(dataDir, (line) => messages.push(line))
    process.kill(postmaster(), 'SIGKILL')
    const answer = () => query(server, 'select answer from kept')

    await vi.waitFor(async () => expect(await answer()).toEqual([{ answer: 42 }]), { timeout: 120_000, interval: 100 })
    expect(messages).toContain('The database ended unexpectedly: starting it again ...')
    await server.stop()
    await expect(answer()).rejects.toThrow(/ECONNREFUSED/)
  })

  test('waits for an orphaned server that is recovering, however long that takes', async () => {
    const orphan = spawn('sleep', ['60'])
    children.push(orphan)
    const fields = 'SFATAL\0C57P03\0Mthe database system is starting up\0\0'
    const refusal = Buffer.concat([Buffer.from([0x45, 0, 0, 0, fields.length + 4]), Buffer.from(fields)])
    const asked = vi.fn()
    const recovering = createServer((socket) =>
      socket.on('error', () => undefined).once('data', () => socket.end(refusal, asked)),
    )
    const port = await new Promise((resolve) => {
      recovering.listen(0, '127.0.0.1', () => resolve((recovering.address() as AddressInfo).port))
    })
    const folder = join(root, 'recovering')
    mkdirSync(folder)
    writeFileSync(join(folder, 'postmaster.pid'), `${orphan.pid}\n${folder}\n1\n${port}\n\n127.0.0.1\n`)
    const messages: string[] = []
    let isOver = false
    vi.useFakeTimers({ toFake: ['Date'] })
    const stopped = stopOrphan({ folder, password: 'any' }, (line) => messages.push(line)).then(() => {
      isOver = true
    })
    for (const times of [1, 2, 3]) {
      await vi.waitFor(() => expect(asked).toHaveBeenCalledTimes(times), { timeout: 120_000 })
      vi.setSystemTime(Date.now() + 9_000)
    }
    expect([isOver, orphan.exitCode, messages.length]).toEqual([false, null, 1])

    vi.useRealTimers()
    await killed(orphan)
    await stopped
    recovering.close()
  })

  test('never stops an unrelated process that has the id of an old server', async () => {
    const bystander = spawn('sleep', ['60'])
    children.push(bystander)
    const pidFile = join(dataDir, 'postgres', 'postmaster.pid')
    writeFileSync(pidFile, `${bystander.pid}\n${join(dataDir, 'postgres')}\n1\n1\n\n127.0.0.1\n`)
    const starting = start().catch((error: Error) => error)
    await sleep(3000)

    expect(bystander.exitCode).toBeNull()
    bystander.kill('SIGKILL')
    const server = await starting
    if (server instanceof Error) throw server
    await server.stop()
  })

  test('works in a data folder under a closed one, even for root', async () => {
    const closed = join(root, 'closed')
    mkdirSync(closed, { mode: 0o700 })
    const folder = join(closed, 'data')
    const first = await startEmbedded(folder, () => undefined)
    await query(first, 'create table inside as select 7 as seven')
    await first.stop()
    expect(existsSync(join(folder, 'postgres', 'PG_VERSION'))).toBe(true)

    const moved = join(root, 'moved')
    renameSync(folder, moved)
    const second = await startEmbedded(moved, () => undefined)
    expect(await query(second, 'select seven from inside')).toEqual([{ seven: 7 }])
    await second.stop()
  })

  test('is not touched from a copy of its folder, whether its portal is running or was killed', async () => {
    const child = holder()
    await held(child)
    const copy = join(root, 'copy')
    cpSync(dataDir, copy, { recursive: true })
    await expect(startEmbedded(copy, () => undefined)).rejects.toThrow(/is a copy of a data folder, made while/)
    const orphan = postmaster()
    killGuardian(orphan)
    await killed(child)
    await expect(startEmbedded(copy, () => undefined)).rejects.toThrow(new RegExp(`copy of .*process ${orphan}`))
    expect(isRunning(orphan)).toBe(true)

    const server = await start()
    expect(await query(server, 'select answer from kept')).toEqual([{ answer: 42 }])
    await server.stop()
  })

  test.runIf(process.getuid?.() === 0)(
    'starts from a copy that belongs to root, which is given to its user',
    async () => {
      const copy = join(root, 'copy of root')
      const told: string[] = []
      cpSync(dataDir, copy, { recursive: true, force: true })
      const cluster = join(copy, 'postgres')
      expect(statSync(cluster).uid).toBe(0)
      const server = await startEmbedded(copy, (line) => told.push(line))
      await server.stop()

      expect(told).toContain('Giving the files of the database to the user it runs as ...')
      const binaries = { postgres: '', initdb: '' }
      await expect(openCluster(copy, binaries, {}, () => undefined)).rejects.toThrow(
        /belongs to the user .* chown -R 0 /,
      )
      rmSync(copy, { recursive: true })
    },
  )

  test('does not open without its password, with a clear error', async () => {
    const password = join(dataDir, 'postgres.password')
    const content = readFileSync(password)
    writeFileSync(password, '')
    await expect(start()).rejects.toThrow(/postgres\.password is empty or missing/)
    writeFileSync(password, content)
  })

  test('that an earlier version stored elsewhere is not used, because its pointer may be a copy', async () => {
    const old = join(root, 'old')
    mkdirSync(old)
    writeFileSync(join(old, 'postgres-location'), '/var/lib/elsewhere\n')
    await expect(startEmbedded(old, () => undefined)).rejects.toThrow(/lies in \/var\/lib\/elsewhere.*mv /)
  })

  test('starts after a kill during its creation, and leaves no password file behind', async () => {
    const fresh = join(root, 'fresh')
    mkdirSync(join(fresh, 'postgres.init-half', 'cluster'), { recursive: true })
    writeFileSync(join(fresh, 'postgres.init-half', 'password'), 'secret')
    const server = await startEmbedded(fresh, () => undefined)
    await server.stop()

    expect(readdirSync(fresh).filter((name) => name.startsWith('postgres.init-'))).toEqual([])
  })

  test('that initdb cannot create says so in its words, and leaves nothing behind', async () => {
    const broken = join(root, 'broken')
    mkdirSync(broken)
    const initdb = join(root, 'initdb')
    writeFileSync(initdb, '#!/bin/sh\necho "initdb: error: locale is broken" >&2\nexit 1\n', { mode: 0o755 })
    const made = openCluster(broken, { initdb, postgres: initdb }, {}, () => undefined)
    await expect(made).rejects.toThrow(/^The database could not be created.*\ninitdb: error: locale is broken$/)
    const absent = { initdb: join(root, 'absent'), postgres: initdb }
    await expect(openCluster(broken, absent, {}, () => undefined)).rejects.toThrow(/not be created.*ENOENT/s)
    expect(readdirSync(broken)).toEqual(['postgres.password'])
  })

  test.each([50, 250, 500])('survives a kill %i ms into its creation', async (delay) => {
    rmSync(dataDir, { recursive: true, force: true })
    const child = holder()
    await waitFor(() => existsSync(dataDir) && readdirSync(dataDir).some((name) => name.startsWith('postgres.init-')))
    await sleep(delay)
    await killed(child)
    const server = await start()

    expect(await query(server, 'select 1 as one')).toEqual([{ one: 1 }])
    await server.stop()
  })
})

async function waitFor(happened: () => boolean) {
  for (let tries = 0; tries < 500 && !happened(); tries++) await sleep(10)
}
