import { Text, Title } from '@mantine/core'
import { type ReactNode, useId } from 'react'
import classes from './Section.module.css'

/** One group of settings under its heading. */
export function Section({ title, text, children }: { title: string; text?: string; children: ReactNode }) {
  const id = useId()
  return (
    <section aria-labelledby={id} className={classes.section}>
      <Title order={2} size="h3" id={id}>
        {title}
      </Title>
      {text && (
        <Text c="dimmed" mt={4}>
          {text}
        </Text>
      )}
      <div className={classes.content}>{children}</div>
    </section>
  )
}
