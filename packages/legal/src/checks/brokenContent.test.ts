import { cpSync, mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { loadContent } from '../loadContent.ts'
import { SHIPPED } from '../reading/readFolder.ts'
import { ContentError } from './problem.ts'

/** A folder with the real treaty level and one small country, which each test breaks in its own way. */
let folder = ''
beforeAll(() => {
  folder = mkdtempSync(join(tmpdir(), 'legal-'))
  cpSync(join(SHIPPED, 'protocol'), join(folder, 'protocol'), { recursive: true })
  mkdirSync(join(folder, 'countries'))
})
afterAll(() => rmSync(folder, { recursive: true }))

const CHAD = `
country: TD
iso3: TCD
name: Chad
continent: Africa
version: 1
lawStatus: abs_law
confidence: low
asOf: 2026-11-20
measures: [{from: 2010-01-01, document: td-act, confidence: low}]
authorities: []
regions: [{code: TD-N, name: North}, {code: TD-other, name: Elsewhere}]
conditions: [{id: td_partner, question: Partner?, help: A local one., changeable: true, basis: [{document: td-act}]}]
obligations: [{id: td-permit, kind: before_use, text: "Before the use, get a permit.", authority: ministry, due: before the use, metBy: [permit]}]
locks: [{id: td-wait, type: legal, text: Wait.}]
documents:
  - {id: td-act, titleOriginal: Loi, titleEnglish: Act, kind: act, language: [fr], hasOfficialEnglish: false, summary: An act., confidence: low}
matrices:
  - id: td-access
    title: Access
    rows:
      - id: td-north
        when: {region: TD-N, material: plant, use: breeding}
        then: {status: AMBER, reason: North., basis: [{document: td-act}], obligations: [td-permit], locks: [td-wait]}
      - id: td-partner-row
        when: {td_partner: yes, accessDate: {from: 2015-01-01}}
        then: {status: AMBER, reason: With a partner., basis: [{document: td-act, article: Art. 1}], confidence: medium, obligations: [td-permit]}
      - id: td-rest
        when: {}
        then: {status: RED, reason: Ask., basis: [{absence: Nothing found., asOf: 2026-11-20}]}
`

const UNUSED =
  'obligations: [{id: td-unused, kind: before_use, text: Ask., authority: ministry, due: before the use, metBy: []}'

function problemsWith(text: string, name = 'td'): string {
  const file = join(folder, 'countries', `${name}.yaml`)
  writeFileSync(file, text)
  try {
    loadContent(folder)
    return 'none'
  } catch (error) {
    if (error instanceof ContentError) return error.message.split('\n').slice(1).join('\n')
    throw error
  } finally {
    rmSync(file)
  }
}

const replaced = (before: string, after: string) => {
  expect(CHAD).toContain(before)
  return problemsWith(CHAD.replace(before, after))
}

test('the small country has no problems by itself', () => {
  expect(problemsWith(CHAD)).toBe('none')
})

describe('broken content is refused with file, row and reason', () => {
  test.each([
    [
      'an unknown dimension',
      'td_partner: yes, acc',
      'td_partnr: yes, acc',
      'countries/td.yaml: td-partner-row: has a condition on “td_partnr”, which is no question',
    ],
    [
      'an unknown use',
      'use: breeding',
      'use: breding',
      'countries/td.yaml: td-north: names “breding”, which is no value of use',
    ],
    [
      'an unknown material',
      'material: plant',
      'material: plants',
      'countries/td.yaml: td-north: names “plants”, which is no value of material',
    ],
    [
      'an unknown region',
      'region: TD-N,',
      'region: TD-S,',
      'countries/td.yaml: td-north: names “TD-S”, which is no value of region',
    ],
    [
      'an unknown answer to a condition',
      'td_partner: yes, acc',
      'td_partner: maybe, acc',
      'countries/td.yaml: td-partner-row: names “maybe”, which is no value of td_partner',
    ],
    [
      'an unknown obligation',
      'obligations: [td-permit]',
      'obligations: [td-permits]',
      'countries/td.yaml: td-north: names “td-permits”, which is not among the duties',
    ],
    [
      'an obligation whose condition names an unknown dimension',
      '{id: td-permit, kind',
      '{id: td-permit, when: {collector: us}, kind',
      'countries/td.yaml: td-permit: has a condition on “collector”, which is no question',
    ],
    [
      'a reason that nobody would read to its end',
      'reason: North.',
      `reason: "${'North. '.repeat(300)}"`,
      'countries/td.yaml: td-north: has a text of 2100 characters; at most 2000',
    ],
    [
      'a duty that nobody would read to its end',
      'get a permit.',
      'get a permit.'.repeat(200),
      'countries/td.yaml: td-permit: has a text of 2616 characters; at most 2000',
    ],
    [
      'days of a fact that nobody gives',
      'accessDate: {from: 2015-01-01}',
      'labelDate: {from: 2015-01-01}',
      'countries/td.yaml: td-partner-row: has a condition on “labelDate”, which is no question',
    ],
    [
      'a prohibition without an article that does not say so',
      'then: {status: AMBER, reason: North., basis',
      'then: {status: RED, reason: North., basis',
      'countries/td.yaml: td-north: is red without an article: name one, or write in the reason that it “rests on practice”',
    ],
    [
      'an amber row that does not say what is open',
      'obligations: [td-permit], locks',
      'locks',
      'countries/td.yaml: td-north: is amber, but no duty says what to do about it: name one (“Only if …” alone is not enough)',
    ],
    [
      'an unknown lock',
      'locks: [td-wait]',
      'locks: [td-waits]',
      'countries/td.yaml: td-north: names “td-waits”, which is not among the locks',
    ],
    [
      'an unknown document',
      'document: td-act, article',
      'document: td-law, article',
      'countries/td.yaml: td-partner-row: names “td-law”, which is not among the documents',
    ],
    [
      'an unknown document of a measure',
      '2010-01-01, document: td-act',
      '2010-01-01, document: td-law',
      'countries/td.yaml: measures from 2010-01-01: names “td-law”, which is not among the documents',
    ],
    [
      'a status without basis',
      'basis: [{document: td-act, article: Art. 1}], ',
      '',
      'countries/td.yaml: td-partner-row: has a colour but no basis: name the article, or the search that found no rule',
    ],
    [
      'confidence without an article',
      ', article: Art. 1',
      '',
      'countries/td.yaml: td-partner-row: has no article in its basis, so its confidence is low, not medium',
    ],
    [
      'a last row that does not fit everything',
      'when: {}',
      'when: {use: ipr}',
      'countries/td.yaml: td-rest: is the last row of its table and has a condition: it decides whatever no other row fits',
    ],
    [
      'a row id twice',
      'id: td-partner-row',
      'id: td-north',
      'countries/td.yaml: td-north: stands twice: another row of this name is in countries/td.yaml',
    ],
    [
      'an id of another country',
      'id: td-rest',
      'id: rest',
      'countries/td.yaml: rest: has a name that must begin with “td-”',
    ],
    [
      'a condition without its prefix',
      '{id: td_partner,',
      '{id: xx_partner,',
      'countries/td.yaml: xx_partner: has a name that must begin with “td_”',
    ],
    [
      'regions without a rest',
      'TD-other',
      'TD-S',
      'countries/td.yaml: regions need “TD-other” for what no other region names',
    ],
    [
      'a power of scope',
      'reason: Ask.,',
      'reason: Ask., closes: [user],',
      'countries/td.yaml: td-rest: has “closes”, which only the rows of a treaty may have',
    ],
    [
      'a last row that bites on use',
      'when: {}',
      'when: {}\n        trigger: use',
      'countries/td.yaml: td-rest: is the last row of a table with colours and applies to use: choose access',
    ],
    [
      'days where values belong',
      'material: plant',
      'material: {from: 2015-01-01}',
      'countries/td.yaml: td-north: has days for material, which takes values',
    ],
    [
      'values where days belong',
      '{from: 2015-01-01}',
      '[2015-01-01]',
      'countries/td.yaml: td-partner-row: has values for accessDate, which takes days: “from …”, “before …”',
    ],
    [
      'two measures that begin on one day',
      'measures: [{',
      'measures: [{from: 2010-01-01, document: td-act, confidence: low}, {',
      'countries/td.yaml: measures from 2010-01-01: begins on the same day as another measure',
    ],
    [
      'a law that ended before it began',
      'summary: An act.,',
      'summary: An act., inForce: 2015-01-01, repealed: 2014-12-31,',
      'countries/td.yaml: td-act: is repealed before it was adopted or in force',
    ],
    [
      'a link of a kind that its host cannot have',
      'summary: An act.,',
      'summary: An act., url: "https://www.scribd.com/1", linkKind: official_text,',
      'countries/td.yaml: td-act: https://www.scribd.com/1 cannot be official_text: its host is third_party',
    ],
    [
      'a day in the future',
      'asOf: 2026-11-20\nmeasures',
      'asOf: 2999-01-01\nmeasures',
      'countries/td.yaml: asOf: names the day 2999-01-01, which is in the future',
    ],
    [
      'days that end before they begin',
      '{from: 2015-01-01}}',
      '{from: 2015-01-01, before: 2014-01-01}}',
      'countries/td.yaml: td-partner-row: matrices.0.rows.1.when.accessDate: "from" must lie before "before"',
    ],
    [
      'a review without a source',
      'asOf: 2026-11-20\nmeasures',
      'asOf: 2026-11-20\nreviewed: {by: Ana, on: 2026-11-20}\nmeasures',
      'countries/td.yaml: reviewed.source: This field is required',
    ],
    [
      'a day that is none',
      'from: 2015-01-01',
      'from: 2015-02-30',
      'countries/td.yaml: td-partner-row: matrices.0.rows.1.when.accessDate.from: There is no such day',
    ],
    [
      'a word that is no status',
      'status: RED',
      'status: PURPLE',
      'countries/td.yaml: td-rest: matrices.0.rows.2.then.status: One of: ',
    ],
    ['a key nobody knows', 'name: Chad', 'nome: Chad', 'countries/td.yaml: name: This field is required'],
    ['text that is no YAML', 'regions: [', 'regions: [[', 'countries/td.yaml: '],
    ['a duty without a kind', 'kind: before_use, ', '', 'countries/td.yaml: td-permit: is a duty without a kind'],
    ['a duty that nobody can close', ' authority: ministry,', '', 'td-permit: names nobody who can close it'],
    [
      'a duty without a moment',
      ' due: before the use,',
      '',
      'td-permit: does not say by when it is to be done: fill in “Due”',
    ],
    [
      'a condition that is not said first',
      'kind: before_use',
      'kind: only_if',
      'td-permit: is of the kind “Only if it applies”',
    ],
    ['a "this" that names nothing', 'get a permit.', 'get this.', 'td-permit: says “this”: name what is meant'],
    [
      'a dead row',
      'when: {region: TD-N, material: plant, use: breeding}',
      'when: [{region: TD-N}, {}]',
      'countries/td.yaml: td-rest: decides nothing: td-north above it fits first',
    ],
    [
      'a part of the country that no main matrix covers',
      'title: Access',
      'title: Access\n    covers: {region: TD-N}',
      'countries/td.yaml: td-access: has no row that decides ',
    ],
    [
      'a row that scope leaves nothing to',
      'when: {region: TD-N, material: plant, use: breeding}',
      'when: {smta: yes, smtaPurpose: food_and_feed, annex1: yes, paper.smta: yes, use: breeding}',
      'countries/td.yaml: td-north: is never reached: where it fits, no treaty leaves anything for it to decide',
    ],
  ])('%s', (_, before, after, problem) => {
    expect(replaced(before, after)).toContain(problem)
  })

  test.each([
    ['an obligation', 'obligations: [{id: td-permit', `${UNUSED}, {id: td-permit`, 'td-unused'],
    ['a lock', ', locks: [td-wait]', '', 'td-wait'],
    ['a condition', 'td_partner: yes, acc', 'acc', 'td_partner'],
  ])('%s that no row refers to', (_, before, after, id) => {
    expect(replaced(before, after)).toContain(
      `countries/td.yaml: ${id}: is used by no row: name it in a row, or take it out`,
    )
  })

  test('a file named after another country', () => {
    expect(problemsWith(CHAD, 'tc')).toContain('countries/tc.yaml: is the file of TD: name it countries/td.yaml')
  })

  test('several problems at once, each on a line of its own', () => {
    const text = CHAD.replace('use: breeding', 'use: breding').replace('id: td-rest', 'id: rest')
    expect(problemsWith(text).split('\n')).toHaveLength(2)
  })
})

describe('the treaty level', () => {
  test.each([
    {
      name: 'a place of use that is RED',
      file: 'place-of-use.yaml',
      before: 'status: GREEN',
      after: 'status: RED',
      problem: 'protocol/place-of-use.yaml: eu-human: is red: the law of a place of use is green or amber',
    },
    {
      name: 'a trigger outside provider rows',
      file: 'scope.yaml',
      before: '        when: {organismGroup: human}',
      after: '        trigger: use\n        when: {organismGroup: human}',
      problem:
        'protocol/scope.yaml: human_genetic_resources_human: applies to access or to use, which only the law of a provider country tells apart',
    },
    {
      name: 'a use that nobody explains',
      file: 'uses.yaml',
      before: '- id: acquisition',
      after: '- id: aquisition',
      problem: 'protocol/uses.yaml: acquisition: is not explained',
    },
    {
      name: 'a fact that changes towards what it cannot be',
      file: 'dimensions.yaml',
      before: 'paper.permit, values: [yes, no, checked], changeable: [checked]',
      after: 'paper.permit, values: [yes, no, checked], changeable: [held]',
      problem: 'Names a value that is not among the values.',
    },
    {
      name: 'a treaty row with an impossible date',
      file: 'treaties.csv',
      before: '2015-05-05',
      after: '2015-05-32',
      problem: 'protocol/treaties.csv: AD: cbd_in_force: ',
    },
    {
      name: 'a territory of a state that is not there',
      file: 'treaties.csv',
      before: /^(AX,.*,)FI(,.*)$/m,
      after: '$1QQ$2',
      problem: 'protocol/treaties.csv: AX: belongs to "QQ", which is not in the table',
    },
    {
      name: 'a territory that belongs to itself',
      file: 'treaties.csv',
      before: /^(AX,.*,)FI(,.*)$/m,
      after: '$1AX$2',
      problem: 'protocol/treaties.csv: AX: belongs to AX, which is no state',
    },
    {
      name: 'a question that waits for one that is not there',
      file: 'survey.yaml',
      before: '{q: materialStatus, is: laboratory_strain}',
      after: '{q: materialKind, is: laboratory_strain}',
      problem: 'names the unknown question "materialKind"',
    },
    {
      name: 'a question under the name of a fixed field of the assessment',
      file: 'survey.yaml',
      before: '- id: remarks',
      after: '- id: status',
      problem: 'protocol/survey.yaml: status: is the name of a fixed field of the assessment: choose another id',
    },
    {
      name: 'a headline that would need a fact that nobody is asked',
      file: 'survey.yaml',
      before: '- id: labStrainEvidence',
      after: '- id: strainEvidence',
      problem: 'has a condition on “labStrainEvidence”, which nobody is asked',
    },
    {
      name: 'a list of Parties in which the country is missing',
      file: 'treaties.csv',
      before: '\nTD,TCD,',
      after: '\nQQ,TCD,',
      problem: 'countries/td.yaml: country TD is not in protocol/treaties.csv',
    },
    {
      name: 'questions that wait for one another',
      file: 'survey.yaml',
      before: '{q: materialStatus, is: laboratory_strain}',
      after: '{q: confirm, answered: true}',
      problem: 'waits for "confirm", which is not asked before it',
    },
  ])('$name', ({ file, before, after, problem }) => {
    const path = join(folder, 'protocol', file)
    const sound = readFileSync(path, 'utf8')
    expect(sound).toMatch(before)
    writeFileSync(path, sound.replace(before, after))
    try {
      expect(problemsWith(CHAD)).toContain(problem)
    } finally {
      writeFileSync(path, sound)
    }
  })
})
