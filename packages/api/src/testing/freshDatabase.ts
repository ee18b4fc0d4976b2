import { randomUUID } from 'node:crypto'
import pg from 'pg'
import { afterAll, beforeAll, inject } from 'vitest'
import { type Connection, connect } from '../db/connect.ts'
import { TEMPLATE } from './globalSetup.ts'

/**
 * A database for the tests of one file that contains only the shipped law; created before the tests and dropped after
 * them.
 */
export function freshDatabase(): { readonly current: Connection } {
  let connection: Connection | undefined
  const { url } = databaseOf(TEMPLATE)
  beforeAll(() => {
    connection = connect(url, () => undefined, { max: 4 })
  })
  afterAll(() => connection?.close())
  return {
    get current() {
      if (!connection) throw new Error('The database is only available within the tests of the file.')
      return connection
    },
  }
}

/** A database without tables for the tests of one file. */
export const emptyDatabase = (): { readonly url: string } => databaseOf('template0')

function databaseOf(template: string): { url: string } {
  const name = `test_${randomUUID().replaceAll('-', '')}`
  const owner = new URL(inject('database')).username
  beforeAll(() => onServer(`create database ${name} template ${template} owner ${owner}`))
  afterAll(() => onServer(`drop database ${name} with (force)`))
  return { url: urlOf(name) }
}

const urlOf = (database: string): string => inject('database').replace('{database}', database)

/** As the superuser, because the portal's role owns its database and may do nothing on the server. */
async function onServer(statement: string): Promise<void> {
  const client = new pg.Client({ connectionString: inject('superuser').replace('{database}', 'postgres') })
  await client.connect()
  await client.query(statement)
  await client.end()
}
