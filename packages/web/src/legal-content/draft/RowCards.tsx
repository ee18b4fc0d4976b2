import type { EditedFile } from '@portal/contract'
import type { ReactNode } from 'react'
import { useTranslation } from 'react-i18next'
import { LawText } from '../../shared/law/LawText.tsx'
import { type Sheet, textsOf } from '../sheets/sheet.ts'
import classes from './draft.module.css'

type Props = {
  readonly file: EditedFile
  /** Texts that could not be read. */
  readonly unread?: Readonly<Record<string, string>>
  readonly sheet: Sheet
  /** What stands below an entry, in its first card. */
  readonly below?: (entry: string) => ReactNode
}

const NONE = {}

/** The sheet to be read, as on a phone: one card for each line. */
export function RowCards({ file, unread = NONE, sheet, below }: Props) {
  const { t } = useTranslation()
  const texts = textsOf(sheet, file, unread)
  return (
    <>
      {!below && <p>{t('legalContent.draft.phone')}</p>}
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
                    <div key={id}>
                      <dt>{title}</dt>
                      <dd>
                        <LawText>{words}</LawText>
                      </dd>
                    </div>
                  )
                )
              })}
            </dl>
            {box === 0 && below?.(entry)}
          </li>
        ))}
      </ol>
    </>
  )
}
