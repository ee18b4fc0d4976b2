import { useQuery } from '@tanstack/react-query'
import { useTranslation } from 'react-i18next'
import { Loaded } from '../../shared/Loaded.tsx'
import { hubQueries } from '../hub.queries.ts'
import classes from './country.module.css'

type Props = { id: string; from: number; to: number }

/** What one version changed of another, thing by thing. */
export function Differences({ id, from, to }: Props) {
  const { t } = useTranslation()
  const differences = useQuery(hubQueries.differences(id, from, to))
  return (
    <Loaded query={differences}>
      {({ ours: { rows } }) =>
        rows.length === 0 ? (
          <p>{t('informationHub.country.noDifferences')}</p>
        ) : (
          <ul className={classes.boxes}>
            {rows.map(({ kind, id: what, matrix, change, fields }) => (
              <li key={`${kind} ${matrix} ${what}`}>
                {t(`informationHub.country.changes.${change}`)}: {t(`informationHub.country.things.${kind}`)} {what}
                {matrix && ` (${matrix})`}
                {fields.length > 0 && ` – ${fields.join(', ')}`}
              </li>
            ))}
          </ul>
        )
      }
    </Loaded>
  )
}
