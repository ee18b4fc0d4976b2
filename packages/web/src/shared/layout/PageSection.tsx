import { Text, Title } from '@mantine/core'
import type { ReactNode } from 'react'
import classes from './PageSection.module.css'

type Props = { id: string; title: string; text?: string; children: ReactNode }

/** A part of a long page under its heading; links lead to its id. */
export function PageSection({ id, title, text, children }: Props) {
  return (
    <section id={id} tabIndex={-1} aria-labelledby={`${id}-title`} className={classes.section}>
      <Title order={2} size="h3" id={`${id}-title`}>
        {title}
      </Title>
      {text && (
        <Text c="dimmed" mt="xs">
          {text}
        </Text>
      )}
      <div className={classes.content}>{children}</div>
    </section>
  )
}
