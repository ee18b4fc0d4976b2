import type { CellProblem } from '@portal/contract'
import { useTranslation } from 'react-i18next'

/** Why a text is no value of its cell, in words. */
export function useProblemText() {
  const { t } = useTranslation()
  return ({ code, text, nearest }: CellProblem): string =>
    nearest === undefined
      ? t(`legalContent.problems.${code}`, { text })
      : t('legalContent.problems.didYouMean', { text, nearest })
}
