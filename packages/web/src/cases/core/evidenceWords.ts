import type { Evidence } from '@portal/contract'
import { useTranslation } from 'react-i18next'
import { formatDay, formatInstant, today } from '../../shared/dates/dates.ts'

const DAY_MS = 86_400_000

/** The words of a paper: its title, how long it is valid, and who checked it. */
export function useEvidenceWords() {
  const { t } = useTranslation()
  const titleOf = ({ kind, number }: Pick<Evidence, 'kind' | 'number'>): string =>
    [t(`assessments.evidence.kinds.${kind}`), number].filter(Boolean).join(' ')
  const stateOf = ({ state, validFrom, validTo }: Evidence): string => {
    if (state === 'withdrawn' || state === 'revoked' || state === 'superseded')
      return t(`assessments.evidence.states.${state}`)
    if (state === 'not_yet_valid') return t('assessments.evidence.states.notYet', { day: formatDay(validFrom ?? '') })
    return validTo === null ? t('assessments.evidence.states.noEnd') : endOf(state, validTo)
  }
  const endOf = (state: Evidence['state'], validTo: string): string => {
    const day = formatDay(validTo)
    if (state === 'expired') return t('assessments.evidence.states.expired', { day })
    if (state === 'valid') return t('assessments.evidence.states.until', { day })
    const count = Math.round((Date.parse(validTo) - Date.parse(today())) / DAY_MS)
    return t('assessments.evidence.states.soon', { day, count })
  }
  const checkOf = ({ check, addedBy, addedAt, holder, notIssuedTo: account }: Evidence): string => {
    if (check) return t(`assessments.evidence.checked.${check.outcome}`, { by: check.by, at: formatInstant(check.at) })
    const not = t('assessments.evidence.checked.not', { by: addedBy, at: formatInstant(addedAt) })
    if (holder === null || account === null) return not
    return `${not} ${t('assessments.evidence.checked.otherHolder', { holder, account })}`
  }
  return { titleOf, stateOf, checkOf }
}
