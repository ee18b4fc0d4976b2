import { countries } from '@portal/contract'
import { screen } from '@testing-library/react'
import { expect, test } from 'vitest'
import { answering } from '../testing/answering.ts'
import { renderAt } from '../testing/renderAt.tsx'
import { signIn } from '../testing/signIn.ts'
import { useLawLines } from './lawLine.queries.ts'

const materials = ['BR', 'unknown'].map((providerCountry) => ({ providerCountry, intendedUse: ['breeding'] }))

function Lines() {
  const lineOf = useLawLines(materials)
  return materials.map((of) => (
    <p key={of.providerCountry}>{`${of.providerCountry}: ${lineOf(of)?.[0]?.status ?? 'no line'}`}</p>
  ))
}

test('a case whose country is not known has no line, and the others still have theirs', async () => {
  signIn()
  const asked: string[] = []
  const lines = answering(countries.lawLines, ({ body }) => {
    asked.push(...body.lines.map(({ country }) => country))
    const segments = [{ from: null, before: null, status: 'RED' as const }]
    return { case: {}, lines: body.lines.map((line) => ({ ...line, segments })) }
  })
  renderAt('/', [{ path: '/', Component: Lines }], [lines])
  expect(await screen.findByText('BR: RED')).toBeVisible()
  expect(screen.getByText('unknown: no line')).toBeVisible()
  expect(asked).toEqual(['BR'])
})
