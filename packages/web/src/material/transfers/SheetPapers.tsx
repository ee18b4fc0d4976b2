import type { SheetPaper } from '@portal/contract'
import { useTranslation } from 'react-i18next'
import { useSizeText } from '../../shared/files/fileWords.ts'
import { Details } from '../../shared/layout/Details.tsx'
import classes from './transfers.module.css'

type Props = { papers: readonly (SheetPaper & { attached?: boolean; fileId?: string; refusal?: string })[] }

/**
 * The files that a hand-over sheet lists, each by the hash by which it is known. Of a received one, whether it is attached;
 * of one that is read, whether it will be, or why not.
 */
export function SheetPapers({ papers }: Props) {
  const { t } = useTranslation()
  const sizeText = useSizeText()
  if (papers.length === 0) return null
  const stateOf = ({ attached, fileId, refusal }: Props['papers'][number]): string | undefined => {
    if (refusal !== undefined) return t('assessments.transfers.papers.refused', { reason: refusal })
    if (fileId !== undefined) return t('assessments.transfers.papers.willBeAttached')
    return attached === undefined
      ? undefined
      : t(`assessments.transfers.papers.${attached ? 'attached' : 'notAttached'}`)
  }
  const isOneRefused = papers.some(({ refusal }) => refusal !== undefined)
  return (
    <Details
      className={classes.items}
      open={isOneRefused}
      summary={t('assessments.transfers.papers.count', { count: papers.length })}
    >
      <ul>
        {papers.map((paper) => (
          <li key={paper.sha256}>
            {[paper.title, paper.name, sizeText(paper.size)].join(' · ')} <strong>{stateOf(paper)}</strong>
            <span className={classes.small}>{t('assessments.transfers.papers.sha256', { sha256: paper.sha256 })}</span>
          </li>
        ))}
      </ul>
    </Details>
  )
}
