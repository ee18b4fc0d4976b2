import { Anchor, Button } from '@mantine/core'
import type { CountryOfWorkspace } from '@portal/contract'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { Link } from 'react-router'
import { paths } from '../../shared/navigation/paths.ts'
import { useWaiting } from './useWaiting.ts'
import classes from './workspace.module.css'

/** Overdue reviews can be many: what is newer comes first, and the rest on demand. */
const FIRST = 8

/** What waits for the reader: drafts to review, given back or outdated, own drafts, shipped texts, overdue reviews. */
export function Waiting({ countries }: { countries: readonly CountryOfWorkspace[] }) {
  const { t } = useTranslation()
  const [isWhole, setWhole] = useState(false)
  const items = useWaiting(countries)
  const shown = isWhole ? items : items.slice(0, FIRST)
  return (
    <section aria-labelledby="waiting">
      <h2 id="waiting">{t('legalContent.waiting.title')}</h2>
      {items.length === 0 && <p>{t('legalContent.waiting.none')}</p>}
      <ul className={classes.waiting}>
        {shown.map(({ key, countryId, name, version, text }) => (
          <li key={key}>
            <Anchor
              component={Link}
              fw={600}
              to={version === undefined ? `${paths.country(countryId)}#versions` : paths.legalDraft(countryId, version)}
            >
              {name}
            </Anchor>
            <span>{text}</span>
          </li>
        ))}
      </ul>
      {items.length > shown.length && (
        <Button variant="default" size="sm" onClick={() => setWhole(true)}>
          {t('legalContent.waiting.more', { count: items.length - shown.length })}
        </Button>
      )}
    </section>
  )
}
