import { Button } from '@mantine/core'
import type { ContentVersion, Country } from '@portal/contract'
import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { formatInstant } from '../../shared/dates.ts'
import { Loaded } from '../../shared/Loaded.tsx'
import { hubQueries } from '../hub.queries.ts'
import classes from './country.module.css'
import { Differences } from './Differences.tsx'
import { Section } from './Section.tsx'

/** The versions of the content, and what each changed of the one before it. */
export function Versions({ country }: { country: Country }) {
  const versions = useQuery(hubQueries.versions(country.iso2))
  return (
    <Section id="versions">
      <Loaded query={versions}>
        {({ rows }) => (
          <ul className={classes.links}>
            {rows.map((version) => (
              <OneVersion key={version.version} id={country.iso2} version={version} published={country.versions} />
            ))}
          </ul>
        )}
      </Loaded>
    </Section>
  )
}

type Props = { id: string; version: ContentVersion; published: readonly number[] }

function OneVersion({ id, version: { version, state, origin, activatedAt, activator }, published }: Props) {
  const { t } = useTranslation()
  const [isOpen, setOpen] = useState(false)
  const previous = published.filter((one) => one < version).at(-1)
  return (
    <li>
      <strong>{t('informationHub.country.version', { version })}</strong>, {t(`informationHub.country.states.${state}`)}
      , {t(`informationHub.country.origins.${origin}`)}
      {activatedAt && activator && (
        <>
          {' · '}
          {t('informationHub.country.activated', { at: formatInstant(activatedAt), by: activator })}
        </>
      )}
      {previous !== undefined && (
        <div>
          <Button variant="subtle" size="compact-sm" aria-expanded={isOpen} onClick={() => setOpen(!isOpen)}>
            {t('informationHub.country.changesSince', { version: previous })}
          </Button>
          {isOpen && <Differences id={id} from={previous} to={version} />}
        </div>
      )}
    </li>
  )
}
