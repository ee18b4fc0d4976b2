import { DEFAULT_LANGUAGE } from '@portal/texts'
import { useId } from 'react'
import { useTranslation } from 'react-i18next'
import { Link } from 'react-router'
import { LawLabel } from '../../../shared/law/LawLabel.tsx'
import { WithLaw } from '../../../shared/law/WithLaw.tsx'
import { paths } from '../../../shared/navigation/paths.ts'
import classes from '../country.module.css'
import { type Matrix, type Rule, useReadableLaw } from './useReadableLaw.ts'

type CitingRule = { readonly matrix: Matrix; readonly row: Rule; readonly number: number }

/** Links to rules by table and number; the rule's reason is the tooltip. */
export function RuleLinks({ country, rows }: { country: string; rows: readonly string[] }) {
  const { law } = useReadableLaw({ iso2: country, kind: 'state', version: undefined })
  const citing = (law?.matrices ?? []).flatMap((matrix) =>
    matrix.rows.flatMap((row, index): CitingRule[] =>
      rows.includes(row.id) ? [{ matrix, row, number: index + 1 }] : [],
    ),
  )
  const tables = [...new Set(citing.map(({ matrix }) => matrix))]
  return (
    <ul className={classes.rowLinks}>
      {tables.map((table) => (
        <OfTable
          key={table.id}
          country={country}
          rules={citing.filter(({ matrix }) => matrix === table)}
          table={table}
        />
      ))}
    </ul>
  )
}

function OfTable({ country, table, rules }: { country: string; table: Matrix; rules: readonly CitingRule[] }) {
  const { t } = useTranslation()
  return (
    <li>
      <WithLaw
        text={t('informationHub.country.rulesOf', { table: table.title, count: rules.length })}
        law={[table.title]}
      />{' '}
      {rules.map(({ row, number }, index) => (
        <span key={row.id}>
          {index > 0 && ', '}
          <RuleLink country={country} row={row} number={number} />
        </span>
      ))}
    </li>
  )
}

type LinkProps = { country: string; row: Rule; number: number }

function RuleLink({ country, row: { id, then }, number }: LinkProps) {
  const { t, i18n } = useTranslation()
  const labelId = useId()
  const colour = then.status && t(`light.${then.status}.name`)
  const words = colour ? t('informationHub.country.ruleInColour', { number, colour }) : String(number)
  return (
    <bdi lang={DEFAULT_LANGUAGE} title={then.reason}>
      <LawLabel id={labelId} text={`${words}: ${then.reason}`} law={[then.reason]} />
      <Link lang={i18n.language} to={`${paths.country(country)}#row-${id}`} aria-labelledby={labelId}>
        {words}
      </Link>
    </bdi>
  )
}
