import { readdirSync } from 'node:fs'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { LANGUAGES, type Language } from '../packages/texts/src/languages.ts'

/** One word for one thing, in every text of a language; and the guides call things as the screens do. */

const TEXTS = join(import.meta.dirname, '..', 'packages', 'texts', 'src')
const TRANSLATIONS = LANGUAGES.filter((language) => language !== 'en')

/** Words that would be a second name of something, by the word that the portal has for it; see CONTRIBUTING.md. */
const SECOND_NAMES: { readonly [language in Language]?: { readonly [term: string]: string } } = {
  fr: {
    'correspondant national': 'points? foca(l|ux)',
    contrôleur: 'inspecteurs?',
    'données de séquences': 'données de séquence',
    'e-mail': '(courriels?|(?<!e-)mails?)',
    importation: 'imports?',
    obligation: 'devoirs?',
    TIRPAA: 'ITPGRFA',
  },
  es: {
    'banco de germoplasma': 'bancos? de genes',
    correo: 'e-?mails?',
    equipo: 'ordenador(es)?',
    escenario: 'supuestos?',
    'libro de entradas': 'libros? de accesiones',
    norma: 'reglas?',
    novedades: 'noticias?',
    obligación: 'deberes',
    prueba: 'evidencias?',
    TIRFAA: 'ITPGRFA',
    'usuario avanzado': 'superusuarios?',
  },
  pt: {
    arquivo: 'ficheiros?',
    'banco de dados': 'bases? de dados',
    'livro de tombo': 'livros? de acessos',
    Nagoia: 'Nagoya',
    obrigação: 'deveres',
    online: 'on-line',
    prova: 'evidências?',
    regra: 'normas?',
    registro: 'registos?',
    TIRFAA: 'ITPGRFA',
    'usuário avançado': 'superusuários?',
    usuário: 'utilizador(es)?',
  },
}

/** The words of a pattern that stand alone: `\b` takes accented letters for the ends of words. */
const wordsOf = (pattern: string): RegExp => new RegExp(`(?<!\\p{L})(?:${pattern})(?!\\p{L})`, 'iu')

/** Words to search by are also those that the portal does not use itself. */
const SEARCHED = /(^help\/helpWords|\.words(\.|$)|\.also\.)/

test.each(TRANSLATIONS)('%s has one word for one thing', async (language) => {
  const texts = (await textsOf(language))
    .filter(({ key }) => !SEARCHED.test(key))
    .map(({ key, text }) => ({ key, text: text.replace(/\{\{\w+\}\}/g, '') }))
  const faults = texts.flatMap(({ key, text }) =>
    Object.entries(SECOND_NAMES[language] ?? {}).flatMap(([term, pattern]) => {
      const [second] = wordsOf(pattern).exec(text) ?? []
      return second ? [`${key}: "${second}" is called "${term}"`] : []
    }),
  )
  expect(faults).toEqual([])
})

/** Parameters that are names, of which any may begin with a vowel. */
const NAMES =
  'account|author|authority|by|country|inviter|name|neighbour|owner|person|portal|recipient|sender|state|use|who'

test('no French word that would be shortened before a vowel stands before an inserted name', async () => {
  const shortened = new RegExp(`(?<!\\p{L})(?:de|le|la|que|si) \\{\\{(?:${NAMES})\\}\\}`, 'iu')
  const faults = (await textsOf('fr')).filter(({ text }) => shortened.test(text)).map(({ key }) => key)
  expect(faults).toEqual([])
})

const QUOTED = /[“«]\s?(.+?)\s?[”»]/g
const GUIDE = /^help\/(user|work|admin)Guide/

test.each(TRANSLATIONS)(
  'the guides in %s quote the words of the screens where the English ones do',
  async (language) => {
    const [english, own] = [await quotedOnScreens('en'), await quotedOnScreens(language)]
    const differing = [...english].filter(([key, count]) => own.get(key) !== count).map(([key]) => key)
    expect(english.size).toBeGreaterThan(10)
    expect(differing).toEqual([])
  },
)

test.each(TRANSLATIONS)(
  'the name that is spoken of a control in %s contains the words that are shown on it',
  async (language) => {
    const [english, own] = [new Map(await pairs('en')), new Map(await pairs(language))]
    expect(english.size).toBeGreaterThan(50)
    expect([...english].filter(([key, isWithin]) => isWithin && own.get(key) === false).map(([key]) => key)).toEqual([])
  },
)

/** The names of controls, such as `removeOf`, and whether the text of the control, `remove`, is within them. */
async function pairs(language: string): Promise<[key: string, isWithin: boolean][]> {
  const texts = new Map((await textsOf(language)).map(({ key, text }) => [key, bare(text)]))
  return [...texts].flatMap(([key, name]): [string, boolean][] => {
    const shown = texts.get(key.replace(/Of$/, ''))
    return key.endsWith('Of') && shown !== undefined ? [[key, name.includes(shown)]] : []
  })
}

/** A text without parameters and signs, as speech input hears it. */
const bare = (text: string): string =>
  text
    .replace(/\{\{\w+\}\}/g, '')
    .replace(/[^\p{L}\p{N}]+/gu, ' ')
    .trim()
    .toLowerCase()

/** The number of quotations in each text of a guide that are texts of screens, word for word. */
async function quotedOnScreens(language: string): Promise<Map<string, number>> {
  const texts = await textsOf(language)
  const onScreens = new Set(texts.filter(({ key }) => !key.startsWith('help/')).map(({ text }) => text.toLowerCase()))
  const counted = texts
    .filter(({ key }) => GUIDE.test(key))
    .map(({ key, text }) => {
      const quoted = [...text.matchAll(QUOTED)].map(([, words = '']) => words.toLowerCase())
      return [key, quoted.filter((words) => onScreens.has(words)).length] as const
    })
  return new Map(counted.filter(([, count]) => count > 0))
}

type Text = { readonly key: string; readonly text: string }

/** All texts of a language, those of the content included, by their file and key. */
async function textsOf(language: string): Promise<Text[]> {
  const files = readdirSync(join(TEXTS, language), { recursive: true, encoding: 'utf8' })
  const modules = files.filter((path) => path.endsWith('.ts'))
  const texts = await Promise.all(
    modules.map(async (path) => entriesOf(await import(join(TEXTS, language, path)), `${path.replace('.ts', '')} `)),
  )
  return texts.flat()
}

const entriesOf = (texts: object, path: string): Text[] =>
  Object.entries(texts).flatMap(([name, value]: [string, string | object]) =>
    typeof value === 'string' ? [{ key: path + name, text: value }] : entriesOf(value, `${path}${name}.`),
  )
