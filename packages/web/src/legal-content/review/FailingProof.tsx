import { Alert } from '@mantine/core'
import type { CountryFile, FieldError } from '@portal/contract'
import { useTranslation } from 'react-i18next'
import { LawText } from '../../shared/law/LawText.tsx'
import { entryWithId, problemWords } from '../core/namedInProblems.ts'

type Props = { readonly problems: readonly FieldError[]; readonly file: CountryFile }

const FIRST = 6

/** The failed cases and rows of a draft that can be handed over nevertheless: cases by name, rows by place. */
export function FailingProof({ problems, file }: Props) {
  const { t } = useTranslation()
  const left = problems.length - FIRST
  return (
    <Alert color="brick" title={t('legalContent.review.fails', { count: problems.length })}>
      <p>{t('legalContent.review.failsLead')}</p>
      <ul>
        {problems.slice(0, FIRST).map(({ path, message }) => (
          <li key={`${path} ${message}`}>
            <LawText>{placeIn(file, path)}</LawText>
            <br />
            <LawText>{problemWords(file, message)}</LawText>
          </li>
        ))}
        {left > 0 && <li>{t('legalContent.review.failsMore', { count: left })}</li>}
      </ul>
    </Alert>
  )

  /** Rows and tables are named by where they stand; a case has a name of its own. */
  function placeIn({ matrices }: CountryFile, path: string): string {
    const matrix = matrices.find(({ id, rows }) => id === path || rows.some((row) => row.id === path))
    if (!matrix) return entryWithId(file, path)?.words ?? path
    const row = matrix.rows.findIndex(({ id }) => id === path) + 1
    return row === 0 ? matrix.title : t('legalContent.grid.rowOf', { row, sheet: matrix.title })
  }
}
