import type { CountryFile, MergeSide } from '@portal/contract'
import { describe, expect, test } from 'vitest'
import { loadedContent } from '../../testing/loadedContent.ts'
import { shippedContent } from '../shipped/shipped.ts'
import { editedProcedures, type VersionText } from '../stored/versionText.ts'
import { mergeFiles } from './mergeFiles.ts'

const shipped = shippedContent(loadedContent)
const textOf = (code: string): VersionText => ({
  file: structuredClone(loadedContent.countries.get(code)?.source) as CountryFile,
  cases: loadedContent.casesOf(code),
  procedures: structuredClone(editedProcedures(shipped, { contentId: code, procedures: null })),
})
type Writable<T> = { -readonly [Key in keyof T]: Writable<T[Key]> }
type Row = Writable<CountryFile['matrices'][number]['rows'][number]>

const kenya = textOf('KE')
const main = (file: CountryFile) => file.matrices[0] as Writable<CountryFile['matrices'][number]>
function changed(change: (rows: Row[], file: Writable<CountryFile>) => void): VersionText {
  const copy = structuredClone(kenya) as Writable<VersionText>
  change(main(copy.file as CountryFile).rows as Row[], copy.file as Writable<CountryFile>)
  return copy as VersionText
}
const merged = (ours: VersionText, theirs: VersionText, side?: MergeSide) =>
  mergeFiles({ base: kenya, ours, theirs }, () => side)
const idsOf = ({ file }: VersionText) => main(file).rows.map(({ id }) => id)
const at = (rows: Row[], index: number) => rows[index] as Row

describe('merging two changes of one law', () => {
  test.each([...loadedContent.countries.keys()])(
    'of %s: no change, or that of one side alone, is taken as it is',
    (code) => {
      const base = textOf(code)
      const other = structuredClone(base) as Writable<VersionText>
      at(main(other.file as CountryFile).rows as Row[], 0).then.reason = 'In other words.'
      for (const [ours, theirs, result] of [
        [base, base, base],
        [other, base, other],
        [base, other, other],
      ] as const) {
        const { text, conflicts } = mergeFiles(
          { base, ours: ours as VersionText, theirs: theirs as VersionText },
          () => undefined,
        )
        expect(conflicts).toEqual([])
        expect(text).toEqual(result)
      }
    },
  )

  test('takes the changes of both sides in one procedure', () => {
    const [ours, theirs] = [structuredClone(kenya), structuredClone(kenya)] as Writable<VersionText>[]
    Object.assign(ours?.procedures.procedures[0] ?? {}, { title: 'By us' })
    Object.assign(theirs?.procedures.procedures[0] ?? {}, { validity: 'By them' })
    const { text, conflicts } = merged(ours as VersionText, theirs as VersionText)
    expect(conflicts).toEqual([])
    expect(text.procedures.procedures[0]).toMatchObject({ title: 'By us', validity: 'By them' })
  })

  test('takes both where they are of different fields of one row, and of elements of its lists', () => {
    const ours = changed((rows) => {
      at(rows, 0).then.reason = 'Ours.'
      at(rows, 1).then.obligations = [...at(rows, 1).then.obligations, 'ke-ours']
    })
    const theirs = changed((rows, file) => {
      at(rows, 0).then.confidence = 'low'
      at(rows, 1).then.obligations = ['ke-theirs', ...at(rows, 1).then.obligations.slice(1)]
      file.name = 'Kenya, theirs'
    })
    const { text, conflicts, taken } = merged(ours, theirs)
    const [first, second] = main(text.file).rows as [Row, Row]
    expect(conflicts).toEqual([])
    expect(first.then).toMatchObject({ reason: 'Ours.', confidence: 'low' })
    expect(second.then.obligations).toEqual(expect.arrayContaining(['ke-ours', 'ke-theirs']))
    expect(second.then.obligations).not.toContain(at(main(kenya.file).rows as Row[], 1).then.obligations[0])
    expect(text.file.name).toBe('Kenya, theirs')
    expect(taken).toContainEqual({ entry: 'fact name', field: 'value' })
  })

  test('asks where both changed one field, and takes the side that was chosen', () => {
    const withBasis = (absence: string) =>
      changed((rows) => {
        at(rows, 0).then.basis = [{ absence, asOf: '2026-01-01' }]
      })
    const [ours, theirs] = [withBasis('Ours'), withBasis('Theirs')]
    const basisBy = (side?: MergeSide) =>
      main(merged(ours, theirs, side).text.file).rows[0]?.then.basis.map((one) => ('absence' in one ? one.absence : ''))
    const [id] = idsOf(kenya)
    expect(merged(ours, theirs).conflicts).toMatchObject([
      { entry: `row ${id}`, field: 'then/basis', mayTakeBoth: true },
    ])
    expect([undefined, 'ours', 'theirs', 'both'].map((side) => basisBy(side as MergeSide))).toEqual([
      ['Ours'],
      ['Ours'],
      ['Theirs'],
      ['Ours', 'Theirs'],
    ])
  })

  test('asks where one side took out a row that the other one changed', () => {
    const ours = changed((rows) => {
      at(rows, 0).then.reason = 'Ours.'
    })
    const theirs = changed((rows) => void rows.splice(0, 1))
    const [id] = idsOf(kenya)
    expect(merged(ours, theirs).conflicts).toMatchObject([{ entry: `row ${id}`, field: '*', theirs: null }])
    expect(idsOf(merged(ours, theirs, 'ours').text).toSorted()).toEqual(idsOf(kenya).toSorted())
    expect(idsOf(merged(ours, theirs, 'theirs').text)).toEqual(idsOf(kenya).slice(1))
  })

  test('keeps the order of the side that moved rows, with rows that the other one added', () => {
    const moving = changed((rows) => void rows.splice(0, 2, at(rows, 1), at(rows, 0)))
    const adding = changed((rows) => void rows.splice(1, 0, { ...at(rows, 0), id: 'ke-added' }))
    const [first, second, ...others] = idsOf(kenya)
    expect(idsOf(merged(moving, adding).text)).toEqual([second, first, 'ke-added', ...others])
    expect(idsOf(merged(adding, moving).text)).toEqual([second, first, 'ke-added', ...others])
    const otherwise = changed((rows) => void rows.splice(1, 2, at(rows, 2), at(rows, 1)))
    expect(merged(moving, otherwise).conflicts).toMatchObject([{ field: 'order', mayTakeBoth: false }])
  })
})
