import { Text, Title } from '@mantine/core'
import { type ReactNode, useId } from 'react'
import inOrder from '../shared/layout/inOrder.module.css'
import classes from './Card.module.css'

type Props = { title: string; action?: ReactNode; children: ReactNode }

/** A part of the dashboard under its heading. */
export function Card({ title, action, children }: Props) {
  const id = useId()
  return (
    <section aria-labelledby={id} className={`${classes.card} ${inOrder.parts}`}>
      <div className={classes.head}>
        <Title order={2} id={id}>
          {title}
        </Title>
        {action}
      </div>
      {children}
    </section>
  )
}

/** Why a card is empty, and what will stand there. */
export const EmptyCard = ({ text }: { text: string }) => <Text c="dimmed">{text}</Text>
