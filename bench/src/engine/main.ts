import { analyseLaw, compile, compileMap, statusOf } from '@portal/rules'
import { keepSection } from '../keepSection.ts'
import { measureCases } from './cases.ts'
import { jsonRules } from './jsonRules.ts'
import { measure, medianTime } from './measure.ts'
import { plainLoops } from './plainLoop.ts'
import { portalMap } from './portal.ts'
import { engineReport } from './report.ts'
import { type Days, factsOf, levelOf, readShipped, referenceBox } from './shipped.ts'
import { zenContenders } from './zen.ts'

/** Access dates on both sides of the dates on which laws change. */
const ACCESSES = ['1992-06-01', '2001-03-15', '2015-05-01', '2019-03-10', '2023-06-01']
const DAYS: readonly Days[] = ACCESSES.map((accessDate) => ({ accessDate, useDate: '2026-12-01' }))

const shipped = readShipped()
const { law, compiled, countries, uses } = shipped

/**
 * The expected result of every contender: the colour of the provider layer, decided case by case with the portal's own
 * engine.
 */
const provider = compile({ ...law, layers: { ...law.layers, scope: [], user: [] } })
const expected = (days: Days): number[] =>
  countries.flatMap((country) =>
    uses.map((use) => levelOf(statusOf(provider, factsOf(country, use, days)).lights.provider)),
  )

const contenders = [portalMap(shipped), ...plainLoops(shipped), ...zenContenders(shipped), jsonRules(shipped)]
await measure(contenders, DAYS.slice(0, 1), expected)
const measured = await measure(contenders, DAYS, expected)

const text = engineReport({
  measured,
  countries: countries.length,
  uses: uses.length,
  matrices: Object.values(law.layers).flat().length,
  pairs: DAYS.length,
  compiling: medianTime(2, () => compileMap(compiled, countries.map(referenceBox))),
  proof: medianTime(5, () => analyseLaw(compiled)),
  cases: await measureCases(),
})
console.log(text)
keepSection(text)
if (measured.some(({ mismatches }) => mismatches > 0)) process.exitCode = 1
