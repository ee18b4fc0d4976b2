import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { loadContent } from '../packages/legal/src/index.ts'
import { contentTextsIn } from '../packages/texts/src/content.ts'
import { administrationScreens } from '../packages/texts/src/en/administration/screens.ts'
import { programs, settings } from '../packages/texts/src/en/administration/settings.ts'
import { answering } from '../packages/texts/src/en/assessments/answering.ts'
import { restOfForm } from '../packages/texts/src/en/assessments/restOfForm.ts'
import { assessmentScreens } from '../packages/texts/src/en/assessments/screens.ts'
import { registration } from '../packages/texts/src/en/authentication/registration.ts'
import { verification } from '../packages/texts/src/en/authentication/verification.ts'
import { help } from '../packages/texts/src/en/help/help.ts'
import { hubScreens } from '../packages/texts/src/en/information-hub/screens.ts'
import { publicTexts } from '../packages/texts/src/en/public.ts'
import { serverTexts } from '../packages/texts/src/en/server.ts'
import { facts } from '../packages/texts/src/en/shared/facts.ts'
import { fields } from '../packages/texts/src/en/shared/fields.ts'
import { signedIn } from '../packages/texts/src/en/signedIn.ts'
import { DEFAULT_LANGUAGE, LANGUAGES } from '../packages/texts/src/languages.ts'
import { lawWordsIn, procedureStepsIn } from '../packages/texts/src/law/lawTexts.ts'
import { isCondition, isExplained } from '../packages/web/src/cases/questions/reasons.ts'

/** The compiler rejects a key that the catalogue does not have; these tests find texts that are not shown anywhere. */

const content = loadContent()

const CATALOGUE = {
  ...publicTexts,
  ...signedIn,
  ...serverTexts,
  ...administrationScreens,
  programs,
  settings,
  assessments: { ...signedIn.assessments, ...assessmentScreens, ...restOfForm, ...answering },
  informationHub: { ...signedIn.informationHub, ...hubScreens },
  fields,
  registration,
  verification,
  help,
}
const PACKAGES = join(import.meta.dirname, '..', 'packages')
const PLURAL = /_(zero|one|two|few|many|other)$/

test('every text of the catalogue is used by a source file', () => {
  const used = usageOf(['contract', 'web', 'pdf', 'api', 'texts'].flatMap(sourcesOf))
  const keys = keysOf(CATALOGUE)
  expect(keys.length).toBeGreaterThan(1_000)
  expect([...new Set(keys.map((key) => key.replace(PLURAL, '')))].filter((key) => !used(key))).toEqual([])
})

test('a text with a plural has every form that English distinguishes', () => {
  const keys = new Set(keysOf(CATALOGUE))
  const counted = [...keys].filter((key) => PLURAL.test(key)).map((key) => key.replace(PLURAL, ''))
  const missing = counted.flatMap((key) => [`${key}_one`, `${key}_other`]).filter((key) => !keys.has(key))
  expect(missing).toEqual([])
})

/** The dotted keys of all texts in a part of the catalogue. */
function keysOf(texts: object, path = ''): string[] {
  return Object.entries(texts).flatMap(([name, value]) =>
    typeof value === 'string' ? [path + name] : keysOf(value, `${path}${name}.`),
  )
}

function sourcesOf(room: string): string[] {
  const folder = join(PACKAGES, room, 'src')
  return readdirSync(folder, { recursive: true, encoding: 'utf8' })
    .filter((path) => /\.tsx?$/.test(path) && !/\.test\.tsx?$|testing\/|^[a-z]{2}\//.test(path))
    .map((path) => readFileSync(join(folder, path), 'utf8'))
}

/**
 * Whether a key occurs in the sources: as a literal, in a template with placeholders, or below a key that is read as a
 * whole (`returnObjects`).
 */
function usageOf(sources: readonly string[]): (key: string) => boolean {
  const text = sources.join('\n')
  const literals = new Set([...text.matchAll(/'([\w.-]+)'/g)].map(([, literal]) => literal))
  const templates = [...new Set([...text.matchAll(/`([^`\n]+)`/g)].map(([, inner]) => inner ?? ''))]
    .filter((template) => template.includes('${') && /^[\w.$-]*[a-zA-Z]+\./.test(template.replace(/\$\{[^}]*\}/g, '')))
    .map(
      (template) =>
        new RegExp(
          `^${template
            .split(/\$\{[^}]*\}/)
            .map(escapeRegExp)
            .join('.+')}(\\.|$)`,
        ),
    )
  const wholes = [...text.matchAll(/'([\w.-]+)',\s*\{\s*returnObjects/g)].map(([, whole]) => `${whole}.`)
  return (key) =>
    literals.has(key) ||
    wholes.some((whole) => key.startsWith(whole)) ||
    templates.some((template) => template.test(key))
}

const escapeRegExp = (text: string): string => text.replace(/[.*+?^${}()|[\]\\]/g, '\\$&')

test('every dimension of the law and each of its values has a text', () => {
  /** Dimensions whose values are named by the legal content itself. */
  const byContent = ['use', 'provider', 'region', 'userCountry']
  const texts: FactTexts = facts
  const missing = content.dimensions.flatMap(({ id, values }) => {
    const text = texts[id.replace('.', '_')]
    if (!text) return [id]
    if (values === 'days' || byContent.includes(id)) return []
    return values.filter((value) => !text.values?.[value]).map((value) => `${id}: ${value}`)
  })
  expect(missing).toEqual([])
})

/** The fields of the content that users read. */
const READ = new Set(['title', 'label', 'help', 'note', 'definition', 'governs', 'text', 'borderline'])
const { survey, uses, editorial } = content
const QUESTIONNAIRE = textsIn({ survey, uses: uses.map(({ title }) => ({ title })) })
const CONTENT = new Set([...QUESTIONNAIRE, ...textsIn({ uses, glossary: editorial.glossary })])

test('every question of the questionnaire says why it is asked, and those of a country are told apart by their ids', () => {
  const questions = survey.sections
    .flatMap(({ pages }) => pages.flatMap((page) => page.questions))
    .filter(({ answeredBy }) => answeredBy === undefined)
  const conditions = [...content.countries.values()].flatMap((country) => country.conditions)
  const lacks = 'lacks a reason in packages/web/src/cases/questions/reasons.ts'
  expect(questions.filter(({ id }) => !isExplained(id)).map(({ id }) => `${id} ${lacks}`)).toEqual([])
  expect(questions.filter(({ id }) => isCondition(id))).toEqual([])
  expect(conditions.filter(({ id }) => !isCondition(id))).toEqual([])
})

test.each(LANGUAGES.filter((language) => language !== DEFAULT_LANGUAGE))(
  'the questionnaire and the titles of the uses are translated into %s, without any text that the content does not have',
  async (language) => {
    const translated = new Set(Object.keys(await contentTextsIn(language)))
    const file = `packages/texts/src/${language}/content`
    const missing = [...QUESTIONNAIRE].filter((text) => !translated.has(text))
    const stale = [...translated].filter((text) => !CONTENT.has(text))
    expect(missing.map((text) => `add to ${file}: ${text}`)).toEqual([])
    expect(stale.map((text) => `the content has no such text any more, remove from ${file}: ${text}`)).toEqual([])
  },
)

test.each(LANGUAGES.filter((language) => language !== DEFAULT_LANGUAGE))(
  'duties, due dates, who can close them, locks and titles of procedures are translated into %s, without any that the law does not have',
  async (language) => {
    const translated = new Set(Object.keys(await lawWordsIn(language)))
    const parts = [content.protocol, ...[...content.countries.values()].map((country) => country.law)]
    const words = new Set([
      ...parts.flatMap(({ obligations, locks }) => [
        ...obligations.flatMap(({ text, due, authority }) => [
          text,
          ...(due ? [due] : []),
          // Institutions keep their names.
          ...(authority && !/\p{Lu}/u.test(authority) ? [authority] : []),
        ]),
        ...locks.map(({ text }) => text),
      ]),
      ...content.procedures.map(({ title }) => title),
    ])
    expect([...words].filter((text) => !translated.has(text))).toEqual([])
    expect([...translated].filter((text) => !words.has(text))).toEqual([])
  },
)

test.each(LANGUAGES.filter((language) => language !== DEFAULT_LANGUAGE))(
  'the steps of procedures are translated into %s, without any that no procedure has',
  async (language) => {
    const translated = new Set(Object.keys(await procedureStepsIn(language)))
    const steps = new Set(content.procedures.flatMap((procedure) => procedure.steps))
    expect([...steps].filter((text) => !translated.has(text))).toEqual([])
    expect([...translated].filter((text) => !steps.has(text))).toEqual([])
  },
)

/** All texts of a content as the server translates them: see contentTexts.ts of the api. */
function textsIn(content: unknown, isRead = false): Set<string> {
  if (typeof content === 'string') return new Set(isRead ? [content] : [])
  if (content === null || typeof content !== 'object') return new Set()
  const parts = Array.isArray(content)
    ? content.map((one) => textsIn(one, isRead))
    : Object.entries(content).map(([key, value]) => textsIn(value, READ.has(key)))
  return new Set(parts.flatMap((part) => [...part]))
}

type FactTexts = {
  readonly [id: string]: { readonly name: string; readonly values?: { readonly [value: string]: string } } | undefined
}
