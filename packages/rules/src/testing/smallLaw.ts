import type { Box, LawPart, Outcome, Row } from '../law/model.ts'

const then = (outcome: Partial<Outcome>): Outcome => ({
  reason: 'because',
  basis: [],
  confidence: 'high',
  obligations: [],
  locks: [],
  ...outcome,
})
const row = (id: string, when: Box | Box[], outcome: Partial<Outcome>, trigger?: 'access' | 'use'): Row => ({
  id,
  when: Array.isArray(when) ? when : [when],
  ...(trigger && { trigger }),
  // biome-ignore lint/suspicious/noThenProperty: "when ... then" are the words of a decision table; a row is never awaited.
  then: then(outcome),
})

/** A small country: research needs a permit since 2000, less with a partner; patents have a matrix of their own. */
export const smallLaw: LawPart = {
  content: { id: 'xx', version: 1, sha256: 'none' },
  dimensions: [
    { id: 'accessDate', values: 'days', changeable: false },
    { id: 'useDate', values: 'days', changeable: false },
    { id: 'use', values: ['research', 'storage', 'ipr'], changeable: true },
    { id: 'partner', values: ['yes', 'no'], changeable: true },
    { id: 'border', values: ['yes', 'no'], changeable: false },
    { id: 'party', values: ['yes', 'no'], changeable: false },
    { id: 'paper', values: ['permit', 'none'], changeable: true },
  ],
  tables: [
    {
      gives: 'party',
      rows: [
        { when: [{ accessDate: { before: '2021-06-02' } }], value: 'no' },
        { when: [{}], value: 'yes' },
      ],
    },
  ],
  layers: {
    scope: [
      {
        id: 'party',
        title: 'Party',
        rows: [row('not_party', { party: ['no'] }, { status: 'GREEN', closes: ['user'] }), row('party_else', {}, {})],
      },
      {
        id: 'old',
        title: 'Old material',
        rows: [
          row('before_cbd', { accessDate: { before: '1993-12-29' } }, { status: 'GREEN', closes: ['access'] }),
          row('old_else', {}, {}),
        ],
      },
      {
        id: 'papers',
        title: 'Papers',
        rows: [row('permit_held', { paper: ['permit'] }, { proves: ['permit'] }), row('papers_else', {}, {})],
      },
    ],
    provider: [
      {
        id: 'xx-main',
        title: 'Access',
        rows: [
          row('xx-storage', { use: ['storage'] }, { status: 'GREEN' }, 'access'),
          row('xx-old', { accessDate: { before: '2000-06-30' } }, { status: 'AMBER' }, 'use'),
          row('xx-partner', { partner: ['yes'] }, { status: 'AMBER', obligations: ['report'] }, 'access'),
          row('xx-otherwise', {}, { status: 'RED', obligations: ['permit'], locks: ['no-use'] }, 'access'),
        ],
      },
      {
        id: 'xx-ipr',
        title: 'Patents',
        rows: [
          row('xx-disclose', { use: ['ipr'] }, { status: 'AMBER', obligations: ['disclose'] }, 'use'),
          row('xx-nothing', {}, {}, 'access'),
        ],
      },
      {
        id: 'xx-border',
        title: 'Border areas',
        rows: [
          row('xx-border-yes', { border: ['yes'], partner: ['yes'] }, { status: 'RED' }, 'access'),
          row('xx-border-nothing', {}, {}, 'access'),
        ],
      },
    ],
    user: [
      {
        id: 'eu',
        title: 'Due diligence',
        rows: [row('eu-duty', { use: ['research'] }, { status: 'AMBER' }), row('eu-else', {}, {})],
      },
    ],
  },
  obligations: [
    { id: 'permit', text: 'Get the permit', metBy: ['permit'] },
    { id: 'report', text: 'Report', metBy: [] },
    { id: 'disclose', text: 'Disclose', metBy: [] },
  ],
  locks: [{ id: 'no-use', type: 'legal', text: 'No use' }],
  documents: [],
}
