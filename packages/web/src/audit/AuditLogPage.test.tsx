import { type AuditEntry, audit } from '@portal/contract'
import { screen, within } from '@testing-library/react'
import { userEvent } from '@testing-library/user-event'
import { expect, test } from 'vitest'
import { administrationRoutes } from '../app/routing/signedInRoutes.tsx'
import { answering } from '../shared/testing/answering.ts'
import { renderAt } from '../shared/testing/renderAt.tsx'
import { ana, signIn } from '../shared/testing/signIn.ts'
// Loaded here, so that no test waits for the screen's code.
import './AuditLogPage.tsx'

const administrator = {
  ...ana,
  role: 'ACC_ADMIN',
  allowedActions: ['MANAGE_USERS', 'MANAGE_USER_GROUPS'],
} satisfies typeof ana

const moved: AuditEntry = {
  entryId: 2,
  accountId: '1',
  account: 'Institute',
  actor: 'ana@institute.test',
  action: 'USER_GROUP_UPDATE',
  subject: 'USER_GROUP',
  subjectId: '1132431d-e325-4b90-8eb6-e5565eaab19f',
  subjectName: 'Discovery',
  details: {
    name: 'Discovery',
    changed: { name: 'Discovery', mainUserGroup: 'Research' },
    before: { name: 'Discovery', mainUserGroup: null },
  },
  address: null,
  at: '2026-11-20T15:40:00.000Z',
  hash: 'c594056cb102eb64',
}
const paper: AuditEntry = {
  ...moved,
  entryId: 3,
  action: 'EVIDENCE_WITHDRAWN',
  subject: 'EVIDENCE',
  subjectName: 'Permit 7',
  details: {},
}
const answered: AuditEntry = {
  ...moved,
  entryId: 4,
  action: 'ASSESSMENT_UPDATE',
  subject: 'ASSESSMENT',
  subjectName: '#000012',
  details: { version: 2, answers: ['accessDate', 'intendedUse'] },
}
const unnamed: AuditEntry = {
  ...moved,
  details: {},
  entryId: 1,
  action: 'CELLAR_SOMETHING_NEW',
  subject: 'CELLAR',
  subjectId: '',
}

function show() {
  signIn('token-1', administrator)
  const list = answering(audit.list, () => ({ count: 4, rows: [moved, paper, answered, unnamed] }))
  renderAt('/audit-log', administrationRoutes, [list])
  return userEvent.setup()
}

test('an entry names its subject and action, even when its code has no text yet', async () => {
  show()
  const rows = (await screen.findAllByRole('row')).slice(1)
  const words = rows.map((row) => within(row).getAllByRole('cell').slice(2, 4))
  expect(words.map((cells) => cells.map(({ textContent }) => textContent))).toEqual([
    ['updatemain user group: None → Research', 'User group Discovery'],
    ['withdrawn', 'Evidence Permit 7'],
    ['updateaccess date, intended use', 'Assessment #000012'],
    ['something new', 'cellar Discovery'],
  ])
})

test('an entry expands into a row over all columns with its code and hash', async () => {
  const user = show()
  const [button] = await screen.findAllByRole('button', { name: /^Show details of User group: update, 20\/11\/2026/ })
  if (!button) throw new Error('No entry unfolds')
  expect(button.ariaExpanded).toBe('false')
  await user.click(button)

  expect(button.ariaExpanded).toBe('true')
  const details = document.getElementById(button.getAttribute('aria-controls') ?? '')
  expect(within(details as HTMLElement).getByText('main user group').nextElementSibling).toHaveTextContent(
    'None → Research',
  )
  expect(details?.previousElementSibling).toBe(button.closest('tr'))
  const [cell] = within(details as HTMLElement).getAllByRole<HTMLTableCellElement>('cell')
  expect(cell?.colSpan).toBe(screen.getAllByRole('columnheader').length)
  for (const text of ['USER_GROUP_UPDATE', moved.subjectId, 'main user group', moved.hash]) {
    expect(cell?.textContent).toContain(text)
  }
  await user.click(button)
  expect(details?.isConnected).toBe(false)
})
