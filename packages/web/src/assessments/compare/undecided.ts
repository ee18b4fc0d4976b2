import i18next from 'i18next'
import type { ComparedCell } from './ComparedRow.ts'

/** A side without a result owes nothing and lacks nothing: that is not known. */
export const undecided = (): ComparedCell => ({ shown: i18next.t('assessments.compare.notDecided'), mark: '' })
