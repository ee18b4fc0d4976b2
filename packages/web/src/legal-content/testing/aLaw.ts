import type { ContentVersion, ContentVersionFile } from '@portal/contract'

/** A row that decides screening. */
export const aRow = (id: string, reason: string, status?: 'RED' | 'AMBER') => ({
  id,
  when: [{ use: ['screening'] }],
  // biome-ignore lint/suspicious/noThenProperty: "when … then" are the words of a decision table; a row is never awaited.
  then: {
    ...(status && { status }),
    reason,
    basis: [{ document: 'ke-act', article: 's. 2' }],
    confidence: 'low' as const,
    obligations: ['ke-permit'],
    locks: [],
  },
})

/** A small law of Kenya, as far as the sheets read it. */
export const aLaw = {
  country: 'KE',
  name: 'Kenya',
  version: 2,
  matrices: [
    {
      id: 'ke-main',
      title: 'Main',
      rows: [aRow('ke-1', 'One.', 'RED'), aRow('ke-2', 'Two.'), aRow('ke-last', 'Else.')],
    },
  ],
  obligations: [{ id: 'ke-permit', kind: 'before_use', text: 'Get the permit.', metBy: ['answer'] }],
  locks: [],
  conditions: [],
  documents: [{ id: 'ke-act', titleEnglish: 'The Act of 2006' }],
  authorities: [],
  measures: [],
  regions: [],
} as unknown as ContentVersionFile['file']

export const aDraft: ContentVersion = {
  contentId: 'KE',
  version: 2,
  state: 'draft',
  origin: 'local',
  sha256: 'a'.repeat(64),
  basedOn: 1,
  revision: 3,
  editor: 'Ingrid Berg',
  editedAt: '2026-11-20T10:00:00.000Z',
  activator: null,
  activatedAt: null,
}

export const anOpened: ContentVersionFile = {
  version: aDraft,
  file: aLaw,
  procedures: [],
  textSha256: 'c'.repeat(64),
  problems: [],
}
