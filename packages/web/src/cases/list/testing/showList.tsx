import { type AssessmentRow, type CallInput, cases, type HandlerOutput } from '@portal/contract'
import { screen, within } from '@testing-library/react'
import { userEvent } from '@testing-library/user-event'
import { PackDialog } from '../../../letters/index.ts'
import { LabelsDialog } from '../../../material/index.ts'
import { PaperDialog } from '../../../papers/index.ts'
import { takeAction, useMessages } from '../../../shared/feedback/notify.ts'
import { anAssessment } from '../../../shared/testing/anAssessment.ts'
import { type Answering, answering } from '../../../shared/testing/answering.ts'
import { renderAt } from '../../../shared/testing/renderAt.tsx'
import { ana, signIn } from '../../../shared/testing/signIn.ts'
import { AssessmentListPage } from '../AssessmentListPage.tsx'

export type SearchRequest = CallInput<typeof cases.search>['body']
export type SearchResponse = HandlerOutput<typeof cases.search>

export const idOf = (id: number) => `5b1f0a52-7c53-4e4e-8d6b-${String(id).padStart(12, '0')}`

/** A row of the list: an assessment of Ana's by its number. */
export const assessmentRow = (id: number, changes: Partial<AssessmentRow> = {}): AssessmentRow => ({
  ...anAssessment({ assessmentId: idOf(id), id, internalReference: `P-${id}`, intendedUse: ['breeding'] }),
  ...changes,
})

const COUNTS = { all: 2, inProgress: 0, GREEN: 0, AMBER: 0, RED: 2, locked: 0, favorite: 0 }

export const searchResponse = (
  rows: readonly AssessmentRow[],
  change: Partial<SearchResponse> = {},
): SearchResponse => ({
  total: rows.length,
  rows: [...rows],
  filterValues: {},
  counts: COUNTS,
  ...change,
})

/** Unless a test answers otherwise. */
const noViews = answering(cases.listViews, () => ({ count: 0, rows: [] }))

type Options = {
  path?: string
  user?: typeof ana
  search?: (asked: SearchRequest) => SearchResponse | Promise<SearchResponse>
  answers?: readonly Answering[]
}

/** The list at an address; its searches are answered by the test, and kept. */
export function showList({ path = '/assessment', user = ana, search, answers = [] }: Options = {}) {
  signIn('token-1', user)
  const asked: SearchRequest[] = []
  const found = answering(cases.search, ({ body }) => {
    asked.push(body)
    return search?.(body) ?? searchResponse([assessmentRow(2), assessmentRow(1)])
  })
  const router = renderAt(
    path,
    [
      {
        path: '/assessment',
        element: (
          <>
            <AssessmentListPage PackDialog={PackDialog} PaperDialog={PaperDialog} LabelsDialog={LabelsDialog} />
            <Messages />
          </>
        ),
      },
      { path: '/assessment/*', element: <h1>Elsewhere</h1> },
    ],
    [found, ...answers, noViews],
  )
  return { asked, router, user: userEvent.setup() }
}

/** The notifications that the shell would show. */
const Messages = () =>
  useMessages().list.map(({ id, text, action }) => (
    <p key={id}>
      {text}{' '}
      {action && (
        <button type="button" onClick={() => takeAction(id)}>
          {action.label}
        </button>
      )}
    </p>
  ))

/** Found by its text: asking for roles and names of the whole table takes long. */
export async function rowNamed(number: string): Promise<HTMLElement> {
  const row = (await screen.findByText(number)).closest('tr')
  if (!row) throw new Error(`${number} is in no row`)
  return row
}

export async function chooseAction(user: ReturnType<typeof userEvent.setup>, number: string, action: string) {
  await user.click(await screen.findByLabelText(new RegExp(`^Actions for .*${number}$`)))
  await user.click(await within(await rowNamed(number)).findByRole('menuitem', { name: action }))
}
