import type { Decision } from '@portal/rules'
import { screen } from '@testing-library/react'
import { expect, test } from 'vitest'
import { wordingOf } from '../../shared/law/wording.ts'
import { ASSESSMENT } from '../../shared/testing/anAssessment.ts'
import { partnerContent } from '../../shared/testing/partnerContent.ts'
import { renderAt } from '../../shared/testing/renderAt.tsx'
import { ChangeList } from './ChangeList.tsx'
import { requestedFacts } from './factsAddress.ts'

const changes: Decision['changes'] = [{ set: { partner: ['yes'] }, when: { border: ['no'] }, status: 'AMBER' }]

function show(all: boolean) {
  const wording = wordingOf(partnerContent, undefined)
  const element = <ChangeList changes={changes} wording={wording} all={all} />
  renderAt(`/assessment/${ASSESSMENT}`, [{ path: '/assessment/:id', element }], [])
}

test('a change names its condition, and its link sets both in a what-if', () => {
  show(false)
  expect(screen.getByText('(provided that: border: no)')).toBeVisible()

  const link = screen.getByRole('link', { name: 'Try it: partner: yes' })
  const { pathname, searchParams } = new URL((link as HTMLAnchorElement).href)
  expect(pathname).toBe(`/assessment/${ASSESSMENT}/what-if`)
  expect(requestedFacts(searchParams)).toEqual({ partner: ['yes'], border: ['no'] })
})

test('a printed list of changes has no links', () => {
  show(true)
  expect(screen.getByText('(provided that: border: no)')).toBeVisible()
  expect(screen.queryByRole('link')).not.toBeInTheDocument()
})
