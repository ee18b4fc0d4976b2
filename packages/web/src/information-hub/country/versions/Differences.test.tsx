import { type ContentDifference, type ContentVersionFile, content, HOUSE, versions } from '@portal/contract'
import { screen } from '@testing-library/react'
import { expect, test } from 'vitest'
import { answering } from '../../../shared/testing/answering.ts'
import { partnerContent } from '../../../shared/testing/partnerContent.ts'
import { renderAt } from '../../../shared/testing/renderAt.tsx'
import { signIn } from '../../../shared/testing/signIn.ts'
import { Differences } from './Differences.tsx'

const rule = {
  id: 'zz-board',
  when: [{ provider: ['ZA'] }],
  // biome-ignore lint/suspicious/noThenProperty: "when … then" are the words of a decision table; a row is never awaited.
  then: {
    status: 'RED' as const,
    reason: 'The board decides.',
    basis: [],
    confidence: 'low' as const,
    obligations: [],
    locks: [],
  },
}
const file = {
  matrices: [{ id: 'zz-rules', title: 'In our institution', rows: [rule] }],
  obligations: [],
  locks: [],
  conditions: [],
  regions: [],
} as unknown as ContentVersionFile['file']

function renderDifference(difference: ContentDifference) {
  const element = <Differences id={HOUSE} from={1} to={2} isPublished={false} days={undefined} />
  renderAt(
    '/',
    [{ path: '/', element }],
    [
      answering(versions.differences, () => ({
        ours: { from: 1, to: 2, rows: [difference] },
        theirs: null,
        conflicts: [],
      })),
      answering(content.survey, () => partnerContent),
      answering(versions.read, () => ({ file }) as ContentVersionFile),
    ],
  )
}

test('what a draft of house rules changes is read from the versions themselves, which are not published', async () => {
  signIn()
  const removed: ContentDifference = {
    kind: 'row',
    id: rule.id,
    matrix: 'zz-rules',
    change: 'removed',
    fields: [],
    before: rule,
    after: null,
  }
  renderDifference(removed)
  expect(await screen.findByText(/In our institution/)).toBeVisible()
})

test('what changes in a procedure is said in words, and its moment is a sentence', async () => {
  signIn()
  const before = { id: 'zz-permit', title: 'Get the permit', when: 'Before the access', how: 'form', declares: [] }
  const declared = { field: 'place', source: 'Form 1, box 3', confidence: 'low', optional: true }
  const after = {
    ...before,
    when: 'Before the export',
    how: 'online',
    declares: [declared],
    duration: { usual: '40 days' },
  }
  renderDifference({
    kind: 'procedure',
    id: before.id,
    change: 'changed',
    fields: ['when', 'how', 'declares', 'duration'],
    before,
    after,
  })
  expect(await screen.findByText('Place: Form 1, box 3 (Low, not verified)')).toBeVisible()
  expect(screen.getByText('with a form')).toBeVisible()
  expect(screen.getByText('Usually: 40 days')).toBeVisible()
  expect(screen.getByText('export')).toBeVisible()
})

test('of the steps of a procedure only those that differ are told, word by word and with their places', async () => {
  signIn()
  const step = (text: string) => ({ text, source: 'https://authority.example/steps' })
  const [partner, approval, form, report] = [
    step('Find a partner in the country.'),
    step('Get the ethical approval of a committee where needed.'),
    step('Send the form.'),
    step('Report to the offices of the area.'),
  ]
  const before = { id: 'zz-permit', title: 'Get the permit', steps: [partner, approval, form, report] }
  const after = { ...before, steps: [report, partner, step('Get the ethical approval of a committee.'), form] }
  renderDifference({ kind: 'procedure', id: before.id, change: 'changed', fields: ['steps'], before, after })
  expect(await screen.findByText('4 → 1')).toBeVisible()
  const [, ...changed] = screen.getAllByRole('listitem').map(({ textContent }) => textContent)
  expect(changed).toEqual([
    '4 → 1Report to the offices of the area.\nhttps://authority.example/steps',
    '2 → 3Get the ethical approval of a committee where needed.\nhttps://authority.example/steps',
  ])
  expect(screen.queryByText(/Find a partner/)).toBeNull()
})
