import type { CountryStats } from '@portal/contract'
import { useQuery } from '@tanstack/react-query'
import { useTranslation } from 'react-i18next'
import { Link } from 'react-router'
import { CountryPicture } from '../../shared/countries/CountryPicture.tsx'
import { contentQueries } from '../../shared/law/law.queries.ts'
import { SourceLink } from '../../shared/law/SourceLink.tsx'
import { LawLine } from '../../shared/lawLine/LawLine.tsx'
import { paths } from '../../shared/navigation/paths.ts'
import { OverdueBadge } from '../../shared/reviews/OverdueBadge.tsx'
import { TrafficLight } from '../../shared/status/TrafficLight.tsx'
import { LawStatusText, PartyText } from './CountryFacts.tsx'
import classes from './cards.module.css'
import type { LineOf } from './useCountryLines.ts'
import type { OwnMaterial } from './useOwnMaterial.ts'

type Props = { rows: readonly CountryStats[]; own: OwnMaterial; lines: LineOf; uses: readonly string[] }

/** A card per country, with the law line of a few uses. */
export function CountryCards({ rows, own, lines, uses }: Props) {
  return (
    <ul className={classes.cards}>
      {rows.map((row, index) => (
        <CountryCard key={row.iso2} row={row} isFirst={index < FIRST_SEEN} own={own.get(row.iso2)}>
          <UseLines row={row} lines={lines} uses={uses} />
        </CountryCard>
      ))}
    </ul>
  )
}

/** Cards above the fold, whose flags load eagerly. */
const FIRST_SEEN = 12

type CardProps = { row: CountryStats; isFirst: boolean; own: number | undefined; children: React.ReactNode }

function CountryCard({ row, isFirst, own, children }: CardProps) {
  const { t } = useTranslation()
  return (
    <li className={classes.card}>
      <div className={classes.head}>
        <CountryPicture iso2={row.iso2} kind="thumbs" isFirst={isFirst} />
        <h2>
          <Link to={paths.country(row.iso2)}>{row.name}</Link>
        </h2>
        {own !== undefined && <span className={classes.own}>{t('informationHub.countries.own', { count: own })}</span>}
      </div>
      <p className={classes.facts}>
        <PartyText row={row} /> · <LawStatusText row={row} />
        {row.legalDocumentsCount > 0 &&
          ` · ${t('informationHub.countries.documents', { count: row.legalDocumentsCount })}`}
        {row.review?.overdue && (
          <>
            {' '}
            <OverdueBadge />
          </>
        )}
      </p>
      {children}
      {row.asOf === null && row.clearingHouse && <SourceLink url={row.clearingHouse} kind="clearing_house" />}
    </li>
  )
}

function UseLines({ row, lines, uses }: Pick<Props, 'lines' | 'uses'> & { row: CountryStats }) {
  const survey = useQuery(contentQueries.survey)
  const titleOf = (use: string) => survey.data?.uses.find(({ id }) => id === use)?.title ?? use
  if (uses.length === 0 || row.kind === 'union' || row.kind === 'area') return null
  return (
    <ul className={classes.uses}>
      {uses.map((use) => {
        const segments = lines(row, use)
        return (
          <li key={use}>
            <span>{titleOf(use)}</span>
            <span>
              {segments !== undefined && (
                <LawLine
                  size="row"
                  law={{ country: row.name, use: titleOf(use) }}
                  segments={segments}
                  mark={null}
                  isReference
                />
              )}
            </span>
            <span>{segments && <TrafficLight status={segments.at(-1)?.status ?? null} />}</span>
          </li>
        )
      })}
    </ul>
  )
}
