import type { CountryStats } from '@portal/contract'
import { useTranslation } from 'react-i18next'
import classes from './reading.module.css'
import { readingOf } from './readingOf.ts'
import type { OwnMaterial } from './useOwnMaterial.ts'

const SHADES = ['own', 'assessed', 'noLaw', 'notAssessed'] as const
/** The shade of a country: assessed countries that one has material from stand out. */
export type Shade = (typeof SHADES)[number]

export function shadeOf(row: CountryStats, own: OwnMaterial): Shade {
  const reading = readingOf(row)
  return reading === 'assessed' && own.has(row.iso2) ? 'own' : reading
}

/** The number of countries per shade, which is also the legend of the map beside it. */
export function ReadingSummary({ rows, own }: { rows: readonly CountryStats[]; own: OwnMaterial }) {
  const { t } = useTranslation()
  const shades = rows.map((row) => shadeOf(row, own))
  return (
    <ul className={classes.shades}>
      {SHADES.map((shade) => (
        <li key={shade}>
          <span className={classes.swatch} data-shade={shade} />
          <b>{rows.length > 0 && shades.filter((one) => one === shade).length}</b>
          {t(`informationHub.countries.shades.${shade}`)}
        </li>
      ))}
    </ul>
  )
}
