import { chownSync, mkdirSync, readFileSync, symlinkSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { ROOT } from '../portalProcess.ts'

const TEMPLATES = join(ROOT, 'deploy', 'cluster')
export const POSTGRES_BIN = '/usr/lib/postgresql/15/bin'
export const SERVERS = ['db1', 'db2', 'db3'] as const
export const INSTANCES = ['portal1', 'portal2', 'portal3'] as const

export type Server = (typeof SERVERS)[number]
export type Instance = (typeof INSTANCES)[number]
export type Identity = { uid: number; gid: number }
export type Ports = ReturnType<typeof portsFrom>
export type Configuration = { folder: string; ports: Ports; password: string; identity: Identity }

/** Lists of three have a port each: that of the first, then the two after it. */
export const portsFrom = (first: number) => ({
  portals: first,
  write: first + 1,
  read: first + 2,
  pgbouncer: first + 3,
  etcd: first + 4,
  etcdPeer: first + 5,
  servers: first + 10,
  rest: first + 13,
  instances: first + 16,
  metrics: first + 19,
  restored: first + 22,
})

/** One folder for the files of all portals, as on shared storage. */
function shareFiles(folder: string): void {
  mkdirSync(join(folder, 'files'))
  for (const name of INSTANCES) {
    mkdirSync(join(folder, name))
    symlinkSync(join(folder, 'files'), join(folder, name, 'files'))
  }
}

/** Writes the files of `deploy/cluster` with the ports and folders of one cluster into its folder. */
export function writeConfiguration({ folder, ports, password, identity }: Configuration): void {
  const checked = (names: readonly string[], first: number, check: (index: number) => string) =>
    names.map((name, index) => `    server ${name} 127.0.0.1:${first + index} check${check(index)}`).join('\n')
  const asPatroniSays = (index: number) => ` port ${ports.rest + index}`
  const values = {
    DIR: folder,
    BIN_DIR: POSTGRES_BIN,
    PASSWORD: password,
    ETCD: ports.etcd,
    ETCD_PEER: ports.etcdPeer,
    WRITE: ports.write,
    READ: ports.read,
    PORTALS: ports.portals,
    PGBOUNCER: ports.pgbouncer,
    PRIMARIES: checked(SERVERS, ports.servers, asPatroniSays),
    STANDBYS: checked(SERVERS, ports.servers, asPatroniSays),
    INSTANCES: checked(INSTANCES, ports.instances, (index) => ` cookie ${INSTANCES[index]}`),
  }
  for (const file of ['etcd.yml', 'haproxy.cfg', 'pgbackrest.conf', 'pgbouncer.ini']) fill(file, values)
  for (const [index, name] of SERVERS.entries()) {
    const own = { NAME: name, POSTGRES: ports.servers + index, REST: ports.rest + index }
    fill('patroni.yml', { ...values, ...own }, `${name}.yml`)
  }
  save('userlist.txt', `"portal" "${password}"\n`)
  for (const name of ['sockets', 'pgbackrest']) mkdirSync(join(folder, name))
  for (const name of ['.', 'sockets', 'pgbackrest']) chownSync(join(folder, name), identity.uid, identity.gid)
  shareFiles(folder)

  function fill(template: string, all: Record<string, string | number>, target = template): void {
    const text = readFileSync(join(TEMPLATES, template), 'utf8')
    save(
      target,
      text.replace(/\$\{([A-Z_]+)\}/g, (_, name: string) => String(all[name])),
    )
  }

  function save(name: string, text: string): void {
    const path = join(folder, name)
    writeFileSync(path, text, { mode: 0o600 })
    chownSync(path, identity.uid, identity.gid)
  }
}
