import type { CountryFile } from '@portal/contract'
import { sql } from 'drizzle-orm'
import { customType, date, index, integer, jsonb, pgTable, text } from 'drizzle-orm/pg-core'

const searchVector = customType<{ data: string }>({ dataType: () => 'tsvector' })

export type StoredDocument = CountryFile['documents'][number]

/**
 * The legal documents of the active versions as they are searched. A trigger on `active_content` writes them, so that a
 * version and its documents become active in one step.
 */
export const legalDocuments = pgTable(
  'legal_documents',
  {
    documentId: text('document_id').primaryKey(),
    /** A new one whenever it is written: the highest tells whether anything was. */
    number: integer('number').generatedAlwaysAsIdentity().unique(),
    /** Null: a treaty or another instrument above the countries. */
    countryId: text('country_id'),
    country: text('country'),
    kind: text('kind').notNull(),
    languages: text('languages').array().notNull(),
    adopted: date('adopted'),
    inForce: date('in_force'),
    repealed: date('repealed'),
    /** In which it was adopted or came into force; null where neither day is known. */
    year: integer('year'),
    /** Numbers of its key articles and of those that rules cite, as `11`, `8a`, `2.3` or `412-9`. */
    articles: text('articles').array().notNull(),
    /** Articles as the rules cite them. */
    citedArticles: text('cited_articles').array().notNull().default([]),
    /** In lower case without accents, for titles that are misspelt. */
    titles: text('titles').notNull(),
    words: searchVector('words').notNull(),
    /** Those of them that the titles have. */
    titleWords: searchVector('title_words').notNull().generatedAlwaysAs(sql`ts_filter("words", '{a}')`),
    document: jsonb('document').$type<StoredDocument>().notNull(),
  },
  (table) => [
    index('legal_documents_words').using('gin', table.words).with({ fastupdate: false }),
    index('legal_documents_title_words').using('gin', table.titleWords).with({ fastupdate: false }),
    index('legal_documents_titles').using('gin', table.titles.op('gin_trgm_ops')).with({ fastupdate: false }),
    index('legal_documents_articles').using('gin', table.articles).with({ fastupdate: false }),
    index('legal_documents_country').on(table.countryId),
    index('legal_documents_latest').on(table.year.desc().nullsLast(), table.documentId),
  ],
)

/** Every word that titles have or had, in lower case without accents: what a misspelt one may have meant. */
export const legalDocumentVocabulary = pgTable(
  'legal_document_vocabulary',
  { word: text('word').primaryKey() },
  (table) => [
    index('legal_document_vocabulary_word').using('gin', table.word.op('gin_trgm_ops')).with({ fastupdate: false }),
  ],
)
