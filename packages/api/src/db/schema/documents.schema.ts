import type { CountryFile } from '@portal/contract'
import { sql } from 'drizzle-orm'
import { customType, date, index, integer, jsonb, pgTable, text } from 'drizzle-orm/pg-core'

const searchVector = customType<{ data: string }>({ dataType: () => 'tsvector' })

export type StoredDocument = CountryFile['documents'][number]

/**
 * The legal documents of the active versions, for the search. A trigger on `active_content` writes them, so that a
 * version and its documents become active together.
 */
export const legalDocuments = pgTable(
  'legal_documents',
  {
    documentId: text('document_id').primaryKey(),
    /** A new number on every write, so that the highest one shows whether anything changed. */
    number: integer('number').generatedAlwaysAsIdentity().unique(),
    /** Null for a treaty or another instrument above country level. */
    countryId: text('country_id'),
    country: text('country'),
    kind: text('kind').notNull(),
    languages: text('languages').array().notNull(),
    adopted: date('adopted'),
    inForce: date('in_force'),
    repealed: date('repealed'),
    /** The year of adoption or entry into force; null if neither date is known. */
    year: integer('year'),
    /** Articles as the rules cite them. */
    citedArticles: text('cited_articles').array().notNull().default([]),
    /** In lower case without accents, for fuzzy search of titles. */
    titles: text('titles').notNull(),
  },
  (table) => [
    index('legal_documents_titles').using('gin', table.titles.op('gin_trgm_ops')).with({ fastupdate: false }),
    index('legal_documents_country').on(table.countryId),
    index('legal_documents_latest').on(table.year.desc().nullsLast(), table.documentId),
  ],
)

/**
 * The search index of documents, with the content of search results. All columns but the number are stored out of line
 * (TOAST), so that a word found in half of the documents needs few pages.
 */
export const legalDocumentTexts = pgTable(
  'legal_document_texts',
  {
    number: integer('number')
      .primaryKey()
      .references(() => legalDocuments.number, { onDelete: 'cascade' }),
    /**
     * The words of a document; a hyphenated word is split. For scripts without spaces, each letter and each pair of
     * letters of a title, without positions. Also, without positions, the numbers of cited articles that contain a
     * letter, such as `8j`.
     */
    words: searchVector('words').notNull(),
    /**
     * The words of the titles, and four kinds of marks: `=` with the document's name; `§` with the number of a cited
     * article, such as `11`, `8a`, `2.3` or `412-9`, and for 8(j) both `8` and `8j`; `§=` if the article is cited by
     * itself and not in a range; `+` with a hash of two adjacent words.
     */
    marks: searchVector('marks').notNull(),
    document: jsonb('document').$type<StoredDocument>().notNull(),
    /**
     * Padding: PostgreSQL stores columns out of line only for rows over 2 kB, which each row exceeds with these blanks,
     * compressed to 35 bytes.
     */
    blanks: text('blanks').notNull().default(sql`repeat(' ', 2048)`),
  },
  (table) => [
    index('legal_document_texts_words').using('gin', table.words).with({ fastupdate: false }),
    index('legal_document_texts_marks').using('gin', table.marks).with({ fastupdate: false }),
  ],
)

/** Every word that titles contain or contained, in lower case without accents, to correct misspelt search words. */
export const legalDocumentVocabulary = pgTable(
  'legal_document_vocabulary',
  { word: text('word').primaryKey() },
  (table) => [
    index('legal_document_vocabulary_word').using('gin', table.word.op('gin_trgm_ops')).with({ fastupdate: false }),
  ],
)
