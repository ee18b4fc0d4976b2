import { type ComponentProps, type ReactNode, useId } from 'react'

type Props = ComponentProps<'details'> & { summary: ReactNode }

/** A disclosure whose group is named by its summary: screen readers announce a group without a name as just "group". */
export function Details({ summary, children, ...props }: Props) {
  const id = useId()
  return (
    <details aria-labelledby={id} {...props}>
      <summary id={id}>{summary}</summary>
      {children}
    </details>
  )
}
