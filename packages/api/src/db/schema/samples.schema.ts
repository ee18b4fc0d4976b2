import type { Place } from '@portal/contract'
import { sql } from 'drizzle-orm'
import {
  doublePrecision,
  index,
  integer,
  jsonb,
  pgTable,
  primaryKey,
  text,
  uniqueIndex,
  uuid,
} from 'drizzle-orm/pg-core'
import { instant } from './columns.ts'
import { person } from './people.schema.ts'

/** The samples of assessments, in all of their versions. */
export const samples = pgTable(
  'samples',
  {
    accountId: text('account_id').notNull(),
    sampleId: uuid('sample_id').notNull(),
    version: integer('version').notNull(),
    assessmentId: uuid('assessment_id').notNull(),
    /** The position in the list. */
    position: integer('position').notNull(),
    ownId: text('own_id').notNull(),
    collectionNumber: text('collection_number'),
    description: text('description'),
    /** A day, a month or a year, like an access date. */
    collectedOn: text('collected_on'),
    latitude: doublePrecision('latitude'),
    longitude: doublePrecision('longitude'),
    coordinates: text('coordinates'),
    amount: text('amount'),
    note: text('note'),
    place: jsonb('place').$type<Place>(),
    savedById: person('saved_by_id'),
    savedAt: instant('saved_at').notNull(),
    /** Since when another version has replaced it or the sample was removed; null for the current version. */
    endedAt: instant('ended_at'),
    endedById: person('ended_by_id'),
  },
  (table) => [
    primaryKey({ columns: [table.accountId, table.sampleId, table.version] }),
    index('samples_assessment').on(table.accountId, table.assessmentId, table.position),
    uniqueIndex('samples_own_id')
      .on(table.accountId, table.assessmentId, sql`lower(own_id)`)
      .where(sql`ended_at is null`),
    index('samples_sample').on(table.sampleId),
    index('samples_words')
      .using('gin', table.ownId.op('gin_trgm_ops'), table.collectionNumber.op('gin_trgm_ops'))
      .where(sql`ended_at is null`),
  ],
)
