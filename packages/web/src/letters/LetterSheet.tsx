import type { LetterBlock, LetterRun } from '@portal/contract'
import classes from './letters.module.css'

/** A letter as it is written: what is still to be filled in is marked, what the assessment says is dotted. */
export function LetterSheet({ blocks, language }: { blocks: readonly LetterBlock[]; language: string }) {
  const hasTitle = blocks.some(({ as }) => as === 'title')
  return (
    <article className={classes.sheet} lang={language}>
      {blocks.map((block) => (
        <Block key={JSON.stringify(block)} block={block} heading={hasTitle ? 'h3' : 'h2'} />
      ))}
    </article>
  )
}

type BlockProps = {
  block: LetterBlock
  /** Without a title, the headings of parts follow the one of the page. */
  heading: 'h2' | 'h3'
}

function Block({ block, heading: Heading }: BlockProps) {
  if (block.as === 'facts') {
    return (
      <dl>
        {block.rows.map(({ term, runs }) => (
          <div key={term}>
            <dt>{term}</dt>
            <dd>
              <Runs runs={runs} />
            </dd>
          </div>
        ))}
      </dl>
    )
  }
  if (block.as === 'list') {
    return (
      <ul>
        {block.items.map((runs) => (
          <li key={runs.map(({ text }) => text).join('')}>
            <Runs runs={runs} />
          </li>
        ))}
      </ul>
    )
  }
  const runs = <Runs runs={block.runs} />
  if (block.as === 'title') return <h2 className={classes.title}>{runs}</h2>
  return block.as === 'heading' ? <Heading className={classes.part}>{runs}</Heading> : <p data-as={block.as}>{runs}</p>
}

const Runs = ({ runs }: { runs: readonly LetterRun[] }) =>
  runs.map(({ text, mark, isLatin }, at) => (
    // biome-ignore lint/suspicious/noArrayIndexKey: the pieces of one text do not move, and two may be alike.
    <span key={at} data-mark={mark} dir={mark === 'fact' ? 'auto' : undefined}>
      {isLatin ? <i>{text}</i> : mark ? text : <Linked text={text} />}
    </span>
  ))

/** Text in which addresses of the web can be followed. */
const Linked = ({ text }: { text: string }) =>
  text.split(/(https?:\/\/[^\s)]+)/).map((part, at) =>
    at % 2 === 1 ? (
      <a key={part} href={part} target="_blank" rel="noopener noreferrer">
        {part}
      </a>
    ) : (
      part
    ),
  )

/** The text alone, to be pasted into a form or a mail. */
export const plainTextOf = (blocks: readonly LetterBlock[]): string =>
  blocks
    .flatMap((block) => {
      if (block.as === 'facts') return [block.rows.map(({ term, runs }) => `${term}: ${wordsOf(runs)}`).join('\n')]
      return block.as === 'list' ? [block.items.map((runs) => `- ${wordsOf(runs)}`).join('\n')] : [wordsOf(block.runs)]
    })
    .join('\n\n')

const wordsOf = (runs: readonly LetterRun[]): string => runs.map(({ text }) => text).join('')
