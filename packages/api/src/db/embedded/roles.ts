import { createHmac } from 'node:crypto'
import pg from 'pg'
import { ensureDatabase } from '../connect.ts'

/** The superuser, made by initdb, as whom only the start of the embedded server works. */
export const SUPERUSER = 'portal'
/** The role as which the portal works: it owns its database and may do nothing beyond that. */
const PORTAL_ROLE = 'portal_app'
const ATTRIBUTES = 'login nosuperuser nocreatedb nocreaterole noreplication nobypassrls'

/** A server on this loopback port, with the superuser's password. */
export type Address = { port: number; password: string }

/** The superuser's connection URL of a database. */
export const superuserUrl = ({ port, password }: Address, database: string): string =>
  `postgres://${SUPERUSER}:${password}@127.0.0.1:${port}/${database}`

/** The connection URL of the portal's own role. */
export const portalUrl = (server: Address, database: string): string =>
  `postgres://${PORTAL_ROLE}:${passwordOf(server)}@127.0.0.1:${server.port}/${database}`

/**
 * The role's password, derived from the superuser's, so that the data folder holds one secret. Who learns this one, for
 * example from a connection URL, does not learn the other.
 */
const passwordOf = ({ password }: Address): string =>
  createHmac('sha256', password).update(PORTAL_ROLE).digest('base64url')

/**
 * Creates a database that the portal's role owns, if there is none yet, and returns that role's connection URL. In the
 * database of an earlier version, everything belongs to the superuser and gets the role as its owner. This is repeated at
 * each start, because an earlier version may have added tables in between.
 */
export async function openDatabase(server: Address, name: string): Promise<string> {
  await ensureDatabase(superuserUrl(server, 'postgres'), name)
  const client = new pg.Client({ connectionString: superuserUrl(server, name) })
  await client.connect()
  try {
    await client.query('begin')
    const { rowCount } = await client.query('select from pg_roles where rolname = $1', [PORTAL_ROLE])
    const password = client.escapeLiteral(passwordOf(server))
    await client.query(`${rowCount ? 'alter' : 'create'} role ${PORTAL_ROLE} ${ATTRIBUTES} password ${password}`)
    const { rows } = await client.query<{ statement: string }>(CHANGES_OF_OWNER)
    for (const { statement } of rows) await client.query(statement)
    await client.query(`alter database ${client.escapeIdentifier(name)} owner to ${PORTAL_ROLE}`)
    await client.query('commit')
  } finally {
    await client.end()
  }
  return portalUrl(server, name)
}

/**
 * `reassign owned` refuses the objects of the superuser that initdb made. Indexes, sequences of a column and row types
 * follow their table; what belongs to an extension stays with it. PostgreSQL's own objects have ids below 16384.
 */
const CHANGES_OF_OWNER = `
  with owned (class, id) as (
    select 'pg_namespace'::regclass, oid from pg_namespace where nspowner = current_user::regrole
    union all select 'pg_class'::regclass, oid from pg_class
      where relowner = current_user::regrole and relkind in ('r', 'p', 'v', 'm', 'S', 'f')
    union all select 'pg_proc'::regclass, oid from pg_proc where proowner = current_user::regrole
    union all select 'pg_type'::regclass, t.oid from pg_type t left join pg_class c on c.oid = t.typrelid
      where typowner = current_user::regrole and (typtype in ('d', 'e', 'r') or c.relkind = 'c')
    union all select 'pg_ts_config'::regclass, oid from pg_ts_config where cfgowner = current_user::regrole
    union all select 'pg_ts_dict'::regclass, oid from pg_ts_dict where dictowner = current_user::regrole
    union all select 'pg_statistic_ext'::regclass, oid from pg_statistic_ext where stxowner = current_user::regrole
  )
  select format('alter %s %s owner to ${PORTAL_ROLE}', replace(object.type, ' object', ''), object.identity) as statement
  from owned, pg_identify_object(class, id, 0) as object
  where id >= 16384 and not exists (
    select from pg_depend where classid = class and objid = id
      and (deptype = 'e' or (deptype in ('a', 'i') and refclassid = 'pg_class'::regclass and object.type = 'sequence')))`
