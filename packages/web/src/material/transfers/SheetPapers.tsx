import type { SheetPaper } from '@portal/contract'
import { useTranslation } from 'react-i18next'
import { useSizeText } from '../../shared/files/fileWords.ts'
import { Details } from '../../shared/layout/Details.tsx'
import classes from './transfers.module.css'

type Props = { papers: readonly (SheetPaper & { attached?: boolean })[] }

/** The files that a hand-over sheet lists, each by the hash by which it is known; of a received one, whether it is attached. */
export function SheetPapers({ papers }: Props) {
  const { t } = useTranslation()
  const sizeText = useSizeText()
  if (papers.length === 0) return null
  return (
    <Details className={classes.items} summary={t('assessments.transfers.papers.count', { count: papers.length })}>
      <ul>
        {papers.map(({ title, name, size, sha256, attached }) => (
          <li key={sha256}>
            {[title, name, sizeText(size)].join(' · ')}
            {attached !== undefined && (
              <strong> {t(`assessments.transfers.papers.${attached ? 'attached' : 'notAttached'}`)}</strong>
            )}
            <span className={classes.small}>{t('assessments.transfers.papers.sha256', { sha256 })}</span>
          </li>
        ))}
      </ul>
    </Details>
  )
}
