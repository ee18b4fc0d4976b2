import { loadContent } from './loadContent.ts'
import { type BrokenPromise, PROMISES, randomFrom, sampleCase } from './proof/sampledCases.ts'

/** Number of examples printed for each broken promise. */
const EXAMPLES = 5

/**
 * `npm run legal:sample -- 100000 7 br mx`: decides that many random cases from this seed, spread over these countries
 * (all by default), and counts those that break a promise. Exits with 1 if any does.
 */
function main([count = '10000', seed = '1', ...named]: readonly string[]): number {
  const content = loadContent()
  const codes = named.map((code) => code.toUpperCase())
  const countries = [...content.countries.keys()].filter((code) => codes.length === 0 || codes.includes(code))
  const random = randomFrom(Number(seed))
  const broken: (BrokenPromise & { country: string })[] = []
  const start = performance.now()
  const total = Number(count)
  for (const [place, country] of countries.entries()) {
    const upTo = (index: number) => Math.floor((total * index) / countries.length)
    for (let drawn = upTo(place); drawn < upTo(place + 1); drawn++)
      broken.push(...sampleCase(content, country, random).map((one) => ({ ...one, country })))
  }
  const seconds = ((performance.now() - start) / 1000).toFixed(0)
  console.log(`${total} cases of ${countries.length} countries from seed ${seed} in ${seconds} s`)
  for (const promise of PROMISES)
    print(
      promise,
      broken.filter((one) => one.promise === promise),
    )
  return broken.length === 0 ? 0 : 1
}

function print(promise: string, broken: readonly (BrokenPromise & { country: string })[]) {
  console.log(`${promise}: ${broken.length} broken`)
  for (const { country, why, answers } of broken.slice(0, EXAMPLES))
    console.log(`  ${country}: ${why}: ${JSON.stringify(answers)}`)
}

process.exitCode = main(process.argv.slice(2))
