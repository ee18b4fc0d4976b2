import type { LegalDocument } from '@portal/contract'

/** Where it stands today. That a draft has no days is no gap: it is not law, and may have lapsed. */
export const documentStanding = ({ kind, status }: Pick<LegalDocument, 'kind' | 'status'>) =>
  kind === 'draft' && status === 'unknown' ? 'draft' : status
