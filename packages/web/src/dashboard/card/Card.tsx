import { Anchor, Text, Title } from '@mantine/core'
import { type ReactNode, useId, useState } from 'react'
import { useTranslation } from 'react-i18next'
import inOrder from '../../shared/layout/inOrder.module.css'
import classes from './Card.module.css'

type Props = { title: string; note?: ReactNode; action?: ReactNode; children: ReactNode }

/** A part of the dashboard under its heading. */
export function Card({ title, note, action, children }: Props) {
  const id = useId()
  return (
    <section aria-labelledby={id} className={`${classes.card} ${inOrder.parts}`}>
      <div className={classes.head}>
        <Title order={2} id={id}>
          {title}
        </Title>
        {note && <span className={classes.note}>{note}</span>}
        {action}
      </div>
      {children}
    </section>
  )
}

/** The text of a card without rows. */
export const EmptyCard = ({ text }: { text: string }) => (
  <Text c="dimmed" maw="68ch">
    {text}
  </Text>
)

const FEW = 5

type FewRowsProps<Row> = { rows: readonly Row[]; children: (row: Row) => ReactNode }

/** The first rows of a card; all of them when asked for. */
export function FewRows<Row>({ rows, children }: FewRowsProps<Row>) {
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
