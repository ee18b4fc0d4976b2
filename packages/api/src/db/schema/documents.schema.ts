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
    /** Articles as the rules cite them. */
    citedArticles: text('cited_articles').array().notNull().default([]),
    /** In lower case without accents, for titles that are misspelt. */
    titles: text('titles').notNull(),
  },
  (table) => [
    index('legal_documents_titles').using('gin', table.titles.op('gin_trgm_ops')).with({ fastupdate: false }),
    index('legal_documents_country').on(table.countryId),
    index('legal_documents_latest').on(table.year.desc().nullsLast(), table.documentId),
  ],
)

/**
 * The search index of documents, with what is shown of a hit. All but the number is kept apart from the row (TOAST), so that a
 * word that half of the documents have is found in few pages.
 */
export const legalDocumentTexts = pgTable(
  'legal_document_texts',
  {
    number: integer('number')
      .primaryKey()
      .references(() => legalDocuments.number, { onDelete: 'cascade' }),
    /**
     * For scripts that have no spaces each two letters of a title, and each letter, without a place; so are the numbers of cited
     * articles that have a letter, as `8j`. Words with a hyphen are apart.
     */
    words: searchVector('words').notNull(),
    /**
     * The words of the titles, and four kinds of marks: `=` and what it is called; `§` and the number of an article that is
     * cited, as `11`, `8a`, `2.3` or `412-9`, and of 8(j) both `8` and `8j`; `§=` where that stands for itself and in no range;
     * `+` and a sign for two words that stand next to each other.
     */
    marks: searchVector('marks').notNull(),
    document: jsonb('document').$type<StoredDocument>().notNull(),
    /** PostgreSQL keeps columns apart of rows over 2 kB only: so wide is each with these, which are kept in 35 bytes. */
    blanks: text('blanks').notNull().default(sql`repeat(' ', 2048)`),
  },
  (table) => [
    index('legal_document_texts_words').using('gin', table.words).with({ fastupdate: false }),
    index('legal_document_texts_marks').using('gin', table.marks).with({ fastupdate: false }),
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
