import { WithLaw } from './WithLaw.tsx'

type Props = Parameters<typeof WithLaw>[0] & { id: string }

/**
 * The name of a control, for its `aria-labelledby`, in which the words of the law are marked as English: an `aria-label`
 * cannot mark them.
 */
export const LawLabel = ({ id, text, law }: Props) => (
  <span id={id} hidden>
    <WithLaw text={text} law={law} />
  </span>
)
