import { type Duty, duties, evidence } from '@portal/contract'
import type { Decision, Explanation } from '@portal/rules'
import type { Wording } from '@portal/texts'
import { screen, within } from '@testing-library/react'
import { userEvent } from '@testing-library/user-event'
import { describe, expect, test } from 'vitest'
import { aDuty } from '../../shared/testing/aDuty.ts'
import { anAssessment } from '../../shared/testing/anAssessment.ts'
import { answering, Refusal } from '../../shared/testing/answering.ts'
import { renderAt } from '../../shared/testing/renderAt.tsx'
import { signIn } from '../../shared/testing/signIn.ts'
import { DutyList } from './DutyList.tsx'

const explanation = { obligations: [] } as unknown as Explanation
const decision = { trace: { facts: { boxes: [], open: [] } } } as unknown as Decision
const wording = {} as Wording
const OTHER = '0b9f6a52-2b55-4a0f-8a0c-5f6c1d2e3a02'

type LastChange = { at: string; added: string[]; gone: string[] } | null

/** The list over duties that the change endpoint changes. */
function show(first: Duty[], { lastChange = null, refusal }: { lastChange?: LastChange; refusal?: Refusal } = {}) {
  signIn()
  let rows = first
  const sent: unknown[] = []
  const list = answering(duties.ofAssessment, () => ({ rows, lastChange }))
  const change = answering(duties.change, ({ params: { dutyId }, body }, request) => {
    sent.push({ body, version: request.headers.get('if-match') })
    if (refusal) return refusal
    rows = rows.map((duty) => (duty.dutyId === dutyId ? ({ ...duty, ...body, version: 3 } as Duty) : duty))
    return rows.find((duty) => duty.dutyId === dutyId) as Duty
  })
  const papers = answering(evidence.ofAssessment, () => ({
    count: 0,
    rows: [],
    mayAdd: false,
    limits: { maxBytes: 1, endings: ['pdf'] },
  }))
  const owners = answering(duties.possibleOwners, () => ({ count: 0, rows: [] }))
  const history = answering(duties.history, () => ({
    count: 1,
    rows: [
      {
        at: '2026-11-20T10:00:00.000Z',
        by: null,
        because: 'A paper expired: Permit A-1.',
        changes: { state: { before: 'done', after: 'open' } },
      },
    ],
  }))
  const element = (
    <DutyList
      assessment={anAssessment({ providerCountry: null })}
      decision={decision}
      explanation={explanation}
      wording={wording}
    />
  )
  renderAt('/', [{ path: '/', element }], [list, change, owners, history, papers])
  return { user: userEvent.setup({ delay: null }), sent }
}

describe('the duties of a result', () => {
  test('stand by kind, with day, owner and authority, and what was settled says how', async () => {
    show([
      aDuty(),
      aDuty({ dutyId: OTHER, kind: 'keep_on_file', text: 'Keep the papers.', state: 'met_by_paper', dueDay: null }),
    ])
    const before = within(await screen.findByRole('region', { name: 'Before use' }))

    expect(before.getByText('before use 01/12/2036')).toBeVisible()
    const authority = before.getByText('CGen')
    expect(authority).toHaveAttribute('lang', 'en')
    expect(authority.parentElement).toHaveTextContent('Who can close it: CGen')
    expect(screen.getByText(/1 of 2 done/)).toBeVisible()
    expect(screen.getByText('Met by the papers on file')).toBeVisible()
    expect(screen.getByRole('checkbox', { name: 'Done: Keep the papers.' })).toBeDisabled()
  })

  test('are named by controls whose names mark the words of the law as English', async () => {
    show([aDuty()])
    const tick = await screen.findByRole('checkbox', { name: 'Done: Register the access.' })
    const change = screen.getByRole('button', { name: 'Change the duty: Register the access.' })
    const marked = [tick, change].map((control) => {
      const name = document.getElementById(control.getAttribute('aria-labelledby') ?? '')
      return name?.querySelector('[lang=en]')?.textContent
    })

    expect(marked).toEqual(['Register the access.', 'Register the access.'])
  })

  test('say which are late, new and gone', async () => {
    const late = aDuty({ dueDay: '2020-01-01', overdue: true })
    const gone = aDuty({ dutyId: OTHER, text: 'Ask the ministry.', goneAt: '2026-11-21T10:00:00.000Z' })
    show([late, gone], { lastChange: { at: '2026-11-21T10:00:00.000Z', added: [late.dutyId], gone: [OTHER] } })

    expect(await screen.findByText(/days late/)).toBeVisible()
    expect(screen.getByText(/1 duty is new\. 1 duty is gone\./)).toBeVisible()
    expect(screen.getByText('No longer asked for (1)')).toBeVisible()
  })

  test('are ticked on the version that is shown', async () => {
    const { user, sent } = show([aDuty()])
    await user.click(await screen.findByRole('checkbox', { name: 'Done: Register the access.' }))

    expect(await screen.findByText(/1 of 1 done/)).toBeVisible()
    expect(sent).toEqual([{ body: { state: 'done' }, version: '"2"' }])
  })

  test('are not changed by who may only read', async () => {
    show([aDuty({ mayChange: false })])

    expect(await screen.findByRole('checkbox')).toBeDisabled()
    expect(screen.queryByRole('button', { name: /Change the duty/ })).not.toBeInTheDocument()
  })
})

describe('a duty in its dialog', () => {
  const open = async (user: ReturnType<typeof userEvent.setup>) => {
    await user.click(await screen.findByRole('button', { name: 'Change the duty: Register the access.' }))
    return within(await screen.findByRole('dialog', { name: /^Duty of Streptomyces griseus/ }))
  }

  test('sends only what was changed', async () => {
    const { user, sent } = show([aDuty()])
    const dialog = await open(user)
    await user.selectOptions(dialog.getByLabelText('State'), 'Does not apply')
    await user.click(dialog.getByLabelText('Why does it not apply?'))
    await user.paste('Nothing leaves Brazil.')
    await user.click(dialog.getByRole('button', { name: 'Save' }))

    expect(await screen.findByText('Does not apply: Nothing leaves Brazil.')).toBeVisible()
    expect(sent).toEqual([{ body: { state: 'not_applicable', reason: 'Nothing leaves Brazil.' }, version: '"2"' }])
  })

  test('shows the present state where somebody else was faster', async () => {
    const current = aDuty({ note: 'Theirs.', version: 5 })
    const { user } = show([aDuty()], { refusal: new Refusal('STALE_VERSION', undefined, current) })
    const dialog = await open(user)
    await user.click(dialog.getByLabelText('Note'))
    await user.paste('Mine.')
    await user.click(dialog.getByRole('button', { name: 'Save' }))

    expect(await dialog.findByText(/This duty was changed/)).toBeVisible()
    expect(dialog.getByLabelText('Note')).toHaveValue('Theirs.')
  })

  test('shows its history', async () => {
    const { user } = show([aDuty()])
    const dialog = await open(user)
    await user.click(dialog.getByText('History'))

    expect(await dialog.findByText('State: Done → Open')).toBeVisible()
    expect(dialog.getByText(/a new result/)).toBeVisible()
  })
})
