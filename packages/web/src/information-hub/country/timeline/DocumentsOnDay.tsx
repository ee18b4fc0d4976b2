import type { Country } from '@portal/contract'
import { useTranslation } from 'react-i18next'
import { formatDay } from '../../../shared/dates/dates.ts'
import classes from '../country.module.css'
import { EntryLink } from './EntryLink.tsx'
import { inForceOn, undatedOn } from './inForceOn.ts'

type Props = { country: Country; day: string }

/** The country's documents and treaties that are in force on the chosen day, and those of which that is not known. */
export function DocumentsOnDay({ country, day }: Props) {
  const { t } = useTranslation()
  const found = inForceOn(country.timeline, day)
  return (
    <div className={classes.onDay}>
      <h3>{t('informationHub.country.inForceOn', { day: formatDay(day) })}</h3>
      {found.length === 0 ? (
        <p>{t('informationHub.country.noneInForce')}</p>
      ) : (
        <ul>
          {found.map((entry) => (
            <li key={entry.documentId ?? entry.treaty}>
              <EntryLink entry={entry} iso2={country.iso2} />
            </li>
          ))}
        </ul>
      )}
      <Undated country={country} day={day} />
    </div>
  )
}

function Undated({ country, day }: Props) {
  const { t } = useTranslation()
  const undated = undatedOn(country.undated, day)
  if (undated.length === 0) return null
  return (
    <>
      <p>{t('informationHub.country.undated', { count: undated.length })}</p>
      <ul>
        {undated.map((document) => (
          <li key={document.documentId}>
            <EntryLink entry={{ ...document, treaty: null }} iso2={country.iso2} />
          </li>
        ))}
      </ul>
    </>
  )
}
