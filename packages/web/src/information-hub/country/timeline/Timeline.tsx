import { type Country, TREATY_DOCUMENTS } from '@portal/contract'
import dayjs from 'dayjs'
import { useTranslation } from 'react-i18next'
import { Link } from 'react-router'
import { formatDay, formatDays } from '../../../shared/dates/dates.ts'
import { LawText } from '../../../shared/law/LawText.tsx'
import { paths } from '../../../shared/navigation/paths.ts'
import classes from '../country.module.css'
import rules from '../rules/rules.module.css'
import { Section } from '../Section.tsx'
import { inForceOn } from './inForceOn.ts'

type Entry = Country['timeline'][number]

type Props = { country: Country; day: string }

const isToday = (day: string) => day === dayjs().format('YYYY-MM-DD')

/** Treaties and laws in chronological order, with the selected date among them. */
export function Timeline({ country, day }: Props) {
  const { t } = useTranslation()
  const later = country.timeline.filter(({ date }) => date > day)
  const earlier = country.timeline.filter(({ date }) => date <= day)
  return (
    <Section id="timeline" lead={t('informationHub.country.treatiesAsOf', { day: formatDay(country.treatiesAsOf) })}>
      {country.treatyNote && (
        <p className={`${classes.lead} ${classes.note}`}>
          <LawText>{formatDays(country.treatyNote)}</LawText>
        </p>
      )}
      {country.timeline.length === 0 ? (
        <p>{t('informationHub.country.noDays')}</p>
      ) : (
        <ol className={classes.timeline}>
          <Entries entries={earlier} country={country} day={day} />
          <li data-kind="chosen">
            <time dateTime={day}>{formatDay(day)}</time>
            <strong>{t(isToday(day) ? 'informationHub.country.todayMark' : 'informationHub.country.chosenDay')}</strong>
          </li>
          <Entries entries={later} country={country} day={day} />
        </ol>
      )}
    </Section>
  )
}

function Entries({ entries, country, day }: Props & { entries: readonly Entry[] }) {
  const { t } = useTranslation()
  const inForce = new Set(inForceOn(country.timeline, day))
  const nameOf = ({ kind }: Entry) =>
    kind === 'treatyInForce'
      ? t(`informationHub.country.kinds.treatyInForce.${country.kind}`)
      : t(`informationHub.country.kinds.${kind}`)
  return entries.map((entry) => (
    <li
      key={`${entry.date} ${entry.kind} ${entry.documentId ?? entry.treaty}`}
      data-kind={entry.kind}
      data-later={entry.date > day}
    >
      <time dateTime={entry.date}>{formatDay(entry.date)}</time>
      <span>
        {t('list.labelled', { label: nameOf(entry), value: '' })}
        <EntryLink entry={entry} iso2={country.iso2} />
        {inForce.has(entry) && (
          <span className={rules.mark}>
            {t(`informationHub.country.${isToday(day) ? 'inForceToday' : 'inForceThen'}`)}
          </span>
        )}
      </span>
    </li>
  ))
}

type EntryLinkEntry = Pick<Country['timeline'][number], 'documentId' | 'treaty' | 'title'>

/** Link to the document or treaty of a timeline entry. */
export function EntryLink({ entry: { documentId, treaty, title }, iso2 }: { entry: EntryLinkEntry; iso2: string }) {
  if (documentId)
    return (
      <Link to={paths.legalDocument(iso2, documentId)}>
        <LawText>{title}</LawText>
      </Link>
    )
  return treaty ? (
    <Link to={paths.legalDocument(null, TREATY_DOCUMENTS[treaty])}>
      <LawText>{title}</LawText>
    </Link>
  ) : (
    <LawText>{title}</LawText>
  )
}
