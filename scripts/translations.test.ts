import { existsSync, readdirSync } from 'node:fs'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { LANGUAGES } from '../packages/texts/src/languages.ts'

/** Every translation has all English texts with their parameters; a language that is offered is complete. */

const TEXTS = join(import.meta.dirname, '..', 'packages', 'texts', 'src')
const FILES = filesOf('en')
const TRANSLATIONS = readdirSync(TEXTS).filter((name) => /^[a-z]{2}$/.test(name) && name !== 'en')
const PLURAL = /_(zero|one|two|few|many|other)$/
/** Enough numbers to produce every plural form that a language has for integers below a million. */
const COUNTS = Array.from({ length: 201 }, (_, count) => count)

test('every language that is offered has all files of the English catalogue', () => {
  const missing = LANGUAGES.flatMap((language) =>
    FILES.filter((file) => !existsSync(join(TEXTS, language, file))).map((file) => `${language}/${file}`),
  )
  expect(missing).toEqual([])
})

test.each(TRANSLATIONS)(
  'the translation %s has the files, keys, parameters and plurals that it needs',
  async (language) => {
    const files = filesOf(language)
    const faults = files.filter((file) => !FILES.includes(file)).map((file) => `${file}: not in English`)
    for (const file of files.filter((one) => FILES.includes(one))) {
      const [english, translated] = [await textsOf('en', file), await textsOf(language, file)]
      faults.push(...faultsOf(english, translated, language).map((fault) => `${language}/${file} ${fault}`))
    }
    expect(faults).toEqual([])
  },
)

function filesOf(language: string): string[] {
  const all = readdirSync(join(TEXTS, language), { recursive: true, encoding: 'utf8' })
  // The translated content has no English file: its texts are part of the legal content, see catalogue.test.ts.
  return all.filter((path) => path.endsWith('.ts') && !path.startsWith('content/')).sort()
}

/** The texts of a file by their dotted keys. */
async function textsOf(language: string, file: string): Promise<Map<string, string>> {
  return new Map(entriesOf((await import(join(TEXTS, language, file))) as object))
}

function entriesOf(texts: object, path = ''): [string, string][] {
  return Object.entries(texts).flatMap(([name, value]): [string, string][] =>
    typeof value === 'string' ? [[path + name, value]] : entriesOf(value as object, `${path}${name}.`),
  )
}

type Texts = ReadonlyMap<string, string>

function faultsOf(english: Texts, translated: Texts, language: string): string[] {
  const needed = new Set([...english.keys()].flatMap((key) => formsOf(key, language)))
  const allowed = new Set([...needed, ...[...needed].map((key) => key.replace(PLURAL, '_many'))])
  return [
    ...[...needed].filter((key) => !translated.has(key)).map((key) => `${key}: missing`),
    ...[...translated.keys()].filter((key) => !allowed.has(key)).map((key) => `${key}: not in English`),
    ...[...translated].flatMap(([key, text]) => parameterFault(key, text, english)),
    ...[...translated]
      .filter(([key, text]) => isEnglish(text, english.get(key)))
      .map(([key]) => `${key}: not translated`),
    ...[...translated].filter(([, text]) => mayBreak(text, language)).map(([key]) => `${key}: a space that may break`),
  ]
}

/** Whether a line may break at a space that belongs to a sign or a unit: French has spaces before and inside of signs. */
const mayBreak = (text: string, language: string) =>
  /\}\} (%|[kM][Bo]|km)(?!\w)/.test(text) || (language === 'fr' && / [:;?!»]|« /.test(text))

/**
 * Whether several words, at least one of them English, are repeated unchanged; names and single words may be the same.
 */
const isEnglish = (text: string, english: string | undefined) =>
  text === english && /[a-z] /i.test(text.replace(PARAMETER, '')) && ENGLISH_WORD.test(text.replace(PARAMETER, ''))

const PARAMETER = /\{\{\w+\}\}/g
const ENGLISH_WORD = /\b(a|the|of|in|is|are|be|with|by|not|and|rows|made|holds)\b/i

/** The keys that a language needs for an English key: for a plural, the forms of that language and the one for zero. */
function formsOf(key: string, language: string): string[] {
  if (!PLURAL.test(key) || key.endsWith('_zero')) return [key]
  const rules = new Intl.PluralRules(language)
  return [
    ...new Set(COUNTS.map((count) => key.replace(PLURAL, `_${rules.select(count)}`))),
    key.replace(PLURAL, '_other'),
  ]
}

/** The form for one specific number may omit the parameter. */
function parameterFault(key: string, text: string, english: Texts): string[] {
  const source = english.get(key) ?? english.get(key.replace(PLURAL, '_other'))
  if (source === undefined) return []
  const [own, theirs] = [parametersOf(text), parametersOf(source)]
  const isForm = PLURAL.test(key)
  const lost = theirs.filter((name) => !own.includes(name) && !(isForm && name === '{{count}}'))
  const added = own.filter((name) => !theirs.includes(name) && !(isForm && name === '{{count}}'))
  return [...lost.map((name) => `${key}: without ${name}`), ...added.map((name) => `${key}: ${name} is not in English`)]
}

const parametersOf = (text: string): string[] => [...new Set(text.match(/\{\{\w+\}\}|\$t\([^)]*\)/g) ?? [])]
