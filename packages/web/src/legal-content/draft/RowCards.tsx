import type { EditedFile } from '@portal/contract'
import type { ReactNode } from 'react'
import { useTranslation } from 'react-i18next'
import { LawText } from '../../shared/law/LawText.tsx'
import { Fact } from '../../shared/layout/Fact.tsx'
import { type Sheet, textsOf } from '../sheets/sheet.ts'
import classes from './draft.module.css'

type Props = {
  readonly file: EditedFile
  readonly sheet: Sheet
  /** What stands below an entry, in its first card. */
  readonly below?: (entry: string) => ReactNode
}

const ALL_READ = {}

/** The sheet to be read: one card for each line. */
export function RowCards({ file, sheet, below }: Props) {
  const { t } = useTranslation()
  const texts = textsOf(sheet, file, ALL_READ)
  return (
    <ol className={classes.cards} aria-label={sheet.title}>
      {sheet.lines.map(({ key, entry, position, box, isOr, isLast }, line) => (
        <li key={key} className={classes.card}>
          <strong>
            {isOr ? t('legalContent.grid.or') : position} {isLast && t('legalContent.grid.otherwise')}
          </strong>
          <dl>
            {sheet.columns.map(({ id, title }, column) => {
              const words = texts[line]?.[column]?.words
              return (
                words && (
                  <Fact key={id} name={title}>
                    <LawText>{words}</LawText>
                  </Fact>
                )
              )
            })}
          </dl>
          {box === 0 && below?.(entry)}
        </li>
      ))}
    </ol>
  )
}
