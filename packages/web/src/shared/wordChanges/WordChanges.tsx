import { type ChangeObject, diffWords } from 'diff'
import { LawText } from '../law/LawText.tsx'
import classes from './WordChanges.module.css'

/** The words that stay, go and come from one text of the law to another; undefined if less than half of the words stay. */
export function wordChanges(before: string, after: string): readonly ChangeObject<string>[] | undefined {
  const changes = diffWords(before, after)
  const kept = changes
    .filter(({ added, removed }) => !added && !removed)
    .reduce((sum, { value }) => sum + value.length, 0)
  return kept * 2 > Math.max(before.length, after.length) ? changes : undefined
}

/** A text with the words that went struck out and those that came marked, in the order in which they are read. */
export function WordChanges({ changes }: { changes: readonly ChangeObject<string>[] }) {
  return (
    <LawText>
      <span className={classes.text}>
        {changes.map(({ value, added, removed }, index) => {
          const Tag = added ? 'ins' : removed ? 'del' : 'span'
          // biome-ignore lint/suspicious/noArrayIndexKey: The parts of a text have no name but their place.
          return <Tag key={index}>{value}</Tag>
        })}
      </span>
    </LawText>
  )
}
