import { countries } from '@portal/contract'
import { screen } from '@testing-library/react'
import { expect, test } from 'vitest'
import { answering } from '../testing/answering.ts'
import { renderAt } from '../testing/renderAt.tsx'
import { signIn } from '../testing/signIn.ts'
import { useLawLines } from './lawLine.queries.ts'

const breeding = { intendedUse: ['breeding'] }
const materials = [
  { ...breeding, providerCountry: 'BR' },
  { ...breeding, providerCountry: 'unknown' },
  { ...breeding, providerCountry: 'IN', result: 'RED' as const, accessDate: '2019' },
  { ...breeding, providerCountry: 'KZ', result: 'GREEN' as const, accessDate: '2019' },
]

function Lines() {
  const lineOf = useLawLines(materials)
  return materials.map((of) => (
    <p key={of.providerCountry}>{`${of.providerCountry}: ${lineOf(of)?.[0]?.status ?? 'no line'}`}</p>
  ))
}

test('a case has no line if its country is not known or the line contradicts its light; the others have theirs', async () => {
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
  expect(screen.getByText('IN: RED')).toBeVisible()
  expect(screen.getByText('KZ: no line')).toBeVisible()
  expect(asked).toEqual(['BR', 'IN', 'KZ'])
})
