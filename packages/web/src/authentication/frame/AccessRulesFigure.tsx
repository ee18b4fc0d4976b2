import { countryName } from '@portal/texts'
import { queryOptions, useQuery } from '@tanstack/react-query'
import { useId } from 'react'
import { useTranslation } from 'react-i18next'
import { formatDay, today } from '../../shared/dates/dates.ts'
import classes from './AccessRulesFigure.module.css'

/** Since when access rules have applied in a country, and since when it has been a Party to the Nagoya Protocol. */
type AccessRules = { iso2: string; name: string; from: string; party: string | null }

/** Written once per build from the shipped law. */
const accessRulesQuery = queryOptions({
  queryKey: ['accessRules'],
  queryFn: async (): Promise<AccessRules[]> => {
    const answer = await fetch('/countries/accessRules.json')
    if (!answer.ok) throw new Error(`The figure answered ${answer.status}.`)
    return answer.json()
  },
  staleTime: Number.POSITIVE_INFINITY,
})

/** Heights in pixels. */
const ROW = 8
const TOP = 24
const FOOT = 24
/** A name is as high as two rows, so only some rows have one. */
const NAMED = 5

const FIRST_YEAR = 1990
/** Days on which the treaties entered into force. */
const TREATIES = [
  ['cbd', '1993-12-29'],
  ['nagoya', '2014-10-12'],
] as const

/**
 * A line per country that starts on the day its first access rule applied, with a ring on the day it became a Party to
 * the Nagoya Protocol. It stays away if its data cannot be loaded.
 */
export function AccessRulesFigure() {
  const { t } = useTranslation()
  const id = useId()
  const { data: rules } = useQuery(accessRulesQuery)
  const [first] = rules ?? []
  if (!rules || !first) return null
  const number = rules.length
  const facts = { number, country: countryName(first.iso2, first.name), day: formatDay(first.from) }
  return (
    <figure aria-labelledby={id} className={classes.figure}>
      <h2 id={id}>{t('authentication.figure.title')}</h2>
      <figcaption>{t('authentication.figure.caption', { number })}</figcaption>
      <div role="img" aria-label={t('authentication.figure.text', facts)} className={classes.plot}>
        <Names rules={rules} />
        <Lines rules={rules} />
      </div>
    </figure>
  )
}

type Props = { rules: readonly AccessRules[] }

const heightOf = (rules: Props['rules']) => TOP + rules.length * ROW + FOOT
const middleOf = (row: number) => TOP + row * ROW + ROW / 2

function Names({ rules }: Props) {
  return (
    <svg height={heightOf(rules)} className={classes.names} aria-hidden="true">
      {rules.map(({ iso2, name }, row) =>
        row % NAMED === 0 ? (
          <text key={iso2} x="100%" y={middleOf(row)} textAnchor="end" dominantBaseline="central">
            {countryName(iso2, name)}
          </text>
        ) : null,
      )}
    </svg>
  )
}

function Lines({ rules }: Props) {
  const { t } = useTranslation()
  const lastYear = Number(today().slice(0, 4)) + 1
  const bottom = heightOf(rules) - FOOT
  const years = Array.from({ length: lastYear - FIRST_YEAR }, (_, index) => FIRST_YEAR + index)
  const percent = (day: string) => ((yearsOf(day) - FIRST_YEAR) / (lastYear - FIRST_YEAR)) * 100
  const x = (day: string) => `${percent(day)}%`
  return (
    <svg height={heightOf(rules)} className={classes.lines} aria-hidden="true">
      {TREATIES.map(([treaty, day]) => (
        <g key={treaty}>
          <line x1={x(day)} x2={x(day)} y1={TOP - 4} y2={bottom} className={classes.treaty} />
          <text x={x(day)} y={12} textAnchor="middle">
            {t(`authentication.figure.${treaty}`)}
          </text>
        </g>
      ))}
      {rules.map(({ iso2, from, party }, row) => (
        <g key={iso2}>
          <rect x={x(from)} width={`${100 - percent(from)}%`} y={middleOf(row) - 2} height={4} />
          {party && <circle cx={x(party)} cy={middleOf(row)} r={2.5} />}
        </g>
      ))}
      {years
        .filter((year) => year % 10 === 0)
        .map((year) => (
          <text key={year} x={x(`${year}-01-01`)} y={bottom + 18} textAnchor={year === FIRST_YEAR ? 'start' : 'middle'}>
            {year}
          </text>
        ))}
    </svg>
  )
}

/** A day as a number of years. */
const yearsOf = (day: string): number => Number(day.slice(0, 4)) + (Number(day.slice(5, 7)) - 1) / 12
