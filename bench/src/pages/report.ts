import { cpus, loadavg } from 'node:os'
import { type MovedLight, SLOWER } from './answering.ts'
import type { FirstQuestion } from './badLine.ts'
import type { Size } from './browser.ts'
import { SIZES } from './browser.ts'
import type { Loaded } from './loadScreen.ts'
import type { Use } from './useMaps.ts'

const MAX_SHIFT = 0.02
const MAX_SIGN_IN_KB = 250
const MAX_FORM_KB = 420
const MAX_HUB_MORE_KB = 60
const MAX_TASK_MS = 50
const MAX_LIGHT_MS = 100
const MAX_LIGHT_TASK_MS = 200

type Forms = { questions: FirstQuestion[]; lights: MovedLight[] }
type Walk = { size: Size; isSlow: boolean; screens: Loaded[] }

/** The section of RESULTS.md: every screen, every use of a map, and the targets. */
export function pagesReport(walks: Walk[], uses: Use[][], forms: Forms): string {
  const names = walks[0]?.screens.map(({ screen }) => screen) ?? []
  return `# Pages: results

${new Date().toISOString().slice(0, 10)}, Node ${process.version}, ${cpus().length} x ${cpus()[0]?.model ?? 'unknown processor'}, Chromium without a graphics card.
Run it with \`npm run bench:pages\`: it writes this section.

Every screen of the demo portal as a returning person opens it, with nothing in the cache: until all of it has come and
it has been scrolled to its end. Shift: the sum of all layout shifts, at ${sizes()} px, on a fast line and on a slow one
(1.6 Mbit/s, 150 ms). Code: JavaScript and CSS, compressed with gzip.

| screen | ${walks.map(({ size, isSlow }) => `shift, ${SIZES[size].width} px${isSlow ? ', slow' : ''}`).join(' | ')} | code, kB | heading after, ms | on the slow line, ms | longest task, ms |
| --- | ${'---: | '.repeat(walks.length + 4)}
${names.map((name, index) => row(name, walks, index)).join('\n')}

Using the maps at ${SIZES.wide.width} px, ${uses.length} rounds: the least of the rounds' longest task (0: none over ${MAX_TASK_MS} ms) and of the longest time
from an input to the next frame (0: all below 16 ms).

| map | use | longest task, ms | next frame after, ms |
| --- | --- | ---: | ---: |
${leastOf(uses)
  .map(
    ({ map, use, longestTaskMs, longestAnswerMs }) =>
      `| ${map} | ${use} | ${Math.round(longestTaskMs)} | ${longestAnswerMs} |`,
  )
  .join('\n')}

${formSection(forms)}
| target | measured | met |
| --- | ---: | --- |
${[...targets(walks, uses), ...forms.questions.flatMap(questionTarget), ...lightTargets(forms.lights)]
  .map(({ target, measured, isMet }) => `| ${target} | ${measured} | ${isMet ? 'yes' : 'no'} |`)
  .join('\n')}
`
}

/** The first question of a form, and the light that an answer moves. */
const formSection = ({
  questions,
  lights,
}: Forms): string => `The first question of a form on a phone. In a row: the most requests that each began after another had ended. Below what
its bytes take on such a line no visit can come. HTTP/2: behind a proxy, as the portal is reached by people.

| line | protocol | visit | first question after, ms | requests | kB | its bytes alone, ms | in a row |
| --- | --- | --- | ---: | ---: | ---: | ---: | ---: |
${questions
  .map(({ visit, protocol, line, ms, requests, kilobytes, inARow }) => [
    line.name,
    protocol,
    visit,
    ms,
    requests,
    kilobytes,
    Math.round((kilobytes * 1_000_000) / line.bytesPerS),
    inARow,
  ])
  .map((cells) => `| ${cells.join(' | ')} |`)
  .join('\n')}

From an answer to the frame with the light that it moved, the page and its worker slowed ${SLOWER} times: twelve answers each,
by mouse (pressed for a tenth of a second, which does not count) or by keyboard, and the longest task of the page meanwhile (0: none over ${MAX_TASK_MS} ms). Load of the machine: ${loadavg()[0]?.toFixed(1)} on average over the last minute.

| country | answers | by | median, ms | 95th percentile, ms | longest task, ms |
| --- | --- | --- | ---: | ---: | ---: |
${lights
  .map(({ country, answers, by, medianMs, p95Ms, longestTaskMs }) => [
    country,
    answers,
    by,
    medianMs,
    p95Ms,
    longestTaskMs,
  ])
  .map((cells) => `| ${cells.join(' | ')} |`)
  .join('\n')}
`

const sizes = () =>
  Object.values(SIZES)
    .map(({ width }) => width)
    .join(' and ')

function row(name: string, walks: Walk[], index: number): string {
  const costs = walks.map(({ screens }) => screens[index])
  const fast = walks.find(({ isSlow }) => !isSlow)?.screens[index]
  const slow = walks.find(({ isSlow }) => isSlow)?.screens[index]
  const whole = [fast?.gzipKb, fast?.headingMs, slow?.headingMs, fast?.longestTaskMs].map((value) =>
    Math.round(value ?? 0),
  )
  return `| ${[name, ...costs.map((cost) => cost?.shift.toFixed(3)), ...whole].join(' | ')} |`
}

/** Of each use the round in which the machine was quietest. */
function leastOf(uses: Use[][]): Use[] {
  return (uses[0] ?? []).map((use, index) => {
    const all = uses.flatMap((round) => round[index] ?? [])
    const least = (of: (use: Use) => number) => Math.min(...all.map(of))
    return {
      ...use,
      longestTaskMs: least(({ longestTaskMs }) => longestTaskMs),
      longestAnswerMs: least(({ longestAnswerMs }) => longestAnswerMs),
    }
  })
}

function lightTargets(lights: MovedLight[]) {
  const most = Math.max(...lights.map(({ medianMs }) => medianMs))
  const task = Math.max(...lights.map(({ longestTaskMs }) => longestTaskMs))
  return [
    {
      target: `from an answer to the moved light, median: at most ${MAX_LIGHT_MS} ms`,
      measured: `${most} ms`,
      isMet: most <= MAX_LIGHT_MS,
    },
    {
      target: `answering: no task over ${MAX_LIGHT_TASK_MS} ms`,
      measured: `${Math.round(task)} ms`,
      isMet: task <= MAX_LIGHT_TASK_MS,
    },
  ]
}

const questionTarget = ({ visit, protocol, line, ms }: FirstQuestion) =>
  visit === 'nothing in the cache'
    ? [
        {
          target: `first question at ${line.name}, ${protocol}, ${visit}: at most ${line.mostMs / 1000} s`,
          measured: `${(ms / 1000).toFixed(1)} s`,
          isMet: ms <= line.mostMs,
        },
      ]
    : []

function targets(walks: Walk[], uses: Use[][]) {
  const all = walks.flatMap(({ screens }) => screens)
  const codeOf = (name: string) => all.find(({ screen }) => screen === name)?.gzipKb ?? Number.NaN
  const shift = Math.max(...all.map((one) => one.shift))
  const signIn = codeOf('sign-in')
  const more = codeOf('countries, cards') - signIn
  const task = Math.max(...leastOf(uses).map(({ longestTaskMs }) => longestTaskMs))
  return [
    {
      target: `sign-in: at most ${MAX_SIGN_IN_KB} kB of code`,
      measured: `${signIn.toFixed(1)} kB`,
      isMet: signIn <= MAX_SIGN_IN_KB,
    },
    {
      target: `form: at most ${MAX_FORM_KB} kB of code`,
      measured: `${codeOf('form').toFixed(1)} kB`,
      isMet: codeOf('form') <= MAX_FORM_KB,
    },
    {
      target: `/information-hub: at most ${MAX_HUB_MORE_KB} kB more`,
      measured: `${more.toFixed(1)} kB`,
      isMet: more <= MAX_HUB_MORE_KB,
    },
    {
      target: `no layout shift over ${MAX_SHIFT}`,
      measured: `${shift.toFixed(3)} at most`,
      isMet: shift <= MAX_SHIFT,
    },
    {
      target: `using a map: no task over ${MAX_TASK_MS} ms`,
      measured: task > 0 ? `${Math.round(task)} ms` : 'none',
      isMet: task <= MAX_TASK_MS,
    },
  ]
}
