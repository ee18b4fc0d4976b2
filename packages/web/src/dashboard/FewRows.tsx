import { Anchor } from '@mantine/core'
import { type ReactNode, useState } from 'react'
import { useTranslation } from 'react-i18next'
import classes from './Card.module.css'

const FEW = 5

type Props<Row> = { rows: readonly Row[]; children: (row: Row) => ReactNode }

/** The first rows of a card; all of them when asked for. */
export function FewRows<Row>({ rows, children }: Props<Row>) {
  const { t } = useTranslation()
  const [isWhole, setWhole] = useState(false)
  const shown = isWhole ? rows : rows.slice(0, FEW)
  return (
    <>
      <ul className={classes.list}>{shown.map(children)}</ul>
      {shown.length < rows.length && (
        <p className={classes.all}>
          <Anchor component="button" type="button" onClick={() => setWhole(true)}>
            {t('dashboard.showAll', { count: rows.length })}
          </Anchor>
        </p>
      )}
    </>
  )
}
