import type { ErrorCode } from '@portal/contract'
import { useTranslation } from 'react-i18next'
import { ApiError } from '../../api/call.ts'
import { useErrorText } from '../../shared/feedback/useErrorText.ts'

type Words = { readonly [code in ErrorCode]?: 'stale' | 'notThere' | 'forbidden' }

/** Where a refusal has other words than the server's own, by what was tried. */
const WORDS = {
  close: { STALE_VERSION: 'stale' },
  read: { NOT_FOUND: 'notThere', USER_INVALID_AUTHENTICATION_FORBIDDEN: 'forbidden' },
  open: { STALE_VERSION: 'stale', NOT_FOUND: 'notThere', USER_INVALID_AUTHENTICATION_FORBIDDEN: 'forbidden' },
} as const satisfies Record<string, Words>

/** Why a lock could not be closed or opened, or its disclaimer not be read, in words. */
export function useLockFailure(tried: keyof typeof WORDS) {
  const { t } = useTranslation()
  const errorText = useErrorText()
  const words: Words = WORDS[tried]
  return (error: unknown): string => {
    const own = error instanceof ApiError && words[error.code]
    return own ? t(`assessments.locks.${own}`) : errorText(error)
  }
}
