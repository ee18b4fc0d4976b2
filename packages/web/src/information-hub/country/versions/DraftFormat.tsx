import type { ContentVersionFile } from '@portal/contract'
import { useTranslation } from 'react-i18next'
import { LawText } from '../../../shared/law/LawText.tsx'
import { Details } from '../../../shared/layout/Details.tsx'
import differencesClasses from './differences.module.css'

/** The fields of the file that a lawyer changes most, in the order in which a rule is read, with their explanations. */
const FIELDS = [
  ['matrices', 'matrices'],
  ['when', 'when'],
  ['then', 'outcome'],
  ['basis', 'basis'],
  ['obligations', 'obligations'],
  ['locks', 'locks'],
  ['conditions', 'conditions'],
  ['documents', 'documents'],
  ['measures', 'measures'],
] as const

/** Explains the format of a draft's file, with a rule of the draft itself as example. */
export function DraftFormat({ file }: Pick<ContentVersionFile, 'file'>) {
  const { t } = useTranslation()
  const example = file.matrices[0]?.rows[0]
  return (
    <Details summary={t('informationHub.drafts.format.title')}>
      <dl className={differencesClasses.format}>
        {FIELDS.map(([field, text]) => (
          <div key={field}>
            <dt>
              <code>{field}</code>
            </dt>
            <dd>{t(`informationHub.drafts.format.fields.${text}`)}</dd>
          </div>
        ))}
      </dl>
      {example && (
        <>
          <p>{t('informationHub.drafts.format.example')}</p>
          <pre className={differencesClasses.example}>
            <LawText>{JSON.stringify(example, null, 2)}</LawText>
          </pre>
        </>
      )}
    </Details>
  )
}
