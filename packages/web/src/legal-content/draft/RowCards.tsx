import { useTranslation } from 'react-i18next'
import { LawText } from '../../shared/law/LawText.tsx'
import { type Sheet, textsOf } from '../sheets/sheet.ts'
import classes from './draft.module.css'
import type { LawDraft } from './useDraft.ts'

/** The sheet on a phone: one card for each line, to be read. */
export function RowCards({ draft, sheet }: { draft: LawDraft; sheet: Sheet }) {
  const { t } = useTranslation()
  const texts = textsOf(sheet, draft.file, draft.unread)
  return (
    <>
      <p>{t('legalContent.draft.phone')}</p>
      <ol className={classes.cards} aria-label={sheet.title}>
        {sheet.lines.map(({ key, position, box, isLast }, line) => (
          <li key={key} className={classes.card}>
            <strong>
              {box > 0 ? t('legalContent.grid.or') : position} {isLast && t('legalContent.grid.otherwise')}
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
          </li>
        ))}
      </ol>
    </>
  )
}
