import type { Answers, PageState } from '@portal/rules'
import { expect, test } from 'vitest'
import { nameOf, openPages, shownQuestions } from './whatIsShown.ts'

type Made = { complete?: boolean; asks?: string; value?: string }

/** A page with one question. */
const page = (number: number, { complete = true, asks = `question-${number}`, value }: Made = {}) =>
  ({
    id: `page-${number}`,
    number,
    complete,
    questions: [{ active: true, value, question: { id: asks } }],
  }) as unknown as PageState

/** The numbers of the open pages, as the answers change them. */
function open(active: readonly PageState[]) {
  let opened: readonly string[] = []
  const rerender = (pages: readonly PageState[]) => {
    opened = openPages(pages[0] as PageState, pages, opened)
  }
  rerender(active)
  return { now: () => opened.map((id) => Number(id.replace('page-', ''))), rerender }
}

test('opens each next page once all above it is answered, and keeps it when an answer is taken back', () => {
  const { now, rerender } = open([page(1, { complete: false }), page(2)])
  expect(now()).toEqual([1])
  rerender([page(1), page(2, { complete: false }), page(3)])
  expect(now()).toEqual([1, 2])
  rerender([page(1, { complete: false }), page(2), page(3)])
  expect(now()).toEqual([1, 2])
})

test('an answered date that another answer brings back does not come in between', () => {
  const date = page(2, { asks: 'accessDate', value: '2019-03-10' })
  const { now, rerender } = open([page(1), page(3)])
  expect(now()).toEqual([1, 3])
  rerender([page(1), date, page(3)])
  expect(now()).toEqual([1, 3])
})

test('a date that is answered on its open page stays, and nothing opens below it', () => {
  const { now, rerender } = open([page(1), page(2, { asks: 'accessDate' }), page(3)])
  expect(now()).toEqual([1, 2])
  rerender([page(1), page(2, { asks: 'accessDate', value: '2019-03-10' }), page(3)])
  expect(now()).toEqual([1, 2])
})

test('begins anew on another page', () => {
  const { now, rerender } = open([page(1), page(2)])
  expect(now()).toEqual([1, 2])
  rerender([page(2, { complete: false })])
  expect(now()).toEqual([2])
})

test('the country is asked beside the place that it answers, and stays while that answer is not evaluated yet', () => {
  const place = { active: true, question: { id: 'placeType' } }
  const country = { active: false, question: { id: 'providerCountry', dependsOn: [] } }
  const asked = { ...page(1), questions: [place, country] } as unknown as PageState
  const shown = (typed: Answers) => shownQuestions(asked, typed, false).map(({ question }) => question.id)
  expect(shown({})).toEqual(['placeType', 'providerCountry'])
  expect(shown({ placeType: 'national', providerCountry: 'TH' })).toEqual(['placeType', 'providerCountry'])
})

test('a mixed sample without a name is called a metagenome, which is taken back with it', () => {
  expect(nameOf(undefined, undefined, { organismGroup: 'mixed_sample' })).toEqual({ geneticResource: 'metagenome' })
  expect(nameOf('soil metagenome', undefined, { organismGroup: 'mixed_sample' })).toEqual({})
  expect(nameOf('metagenome', 'mixed_sample', { organismGroup: 'plant' })).toEqual({ geneticResource: null })
  expect(nameOf('soil metagenome', 'mixed_sample', { organismGroup: 'plant' })).toEqual({})
  expect(nameOf('metagenome', 'mixed_sample', { sourceType: 'market' })).toEqual({})
})
