import { expect, test } from 'vitest'
import { lawOfMessage, type Message, renderMessage } from './messages.ts'
import { translate as t } from './translate.ts'

const number = '#000012'
const law = { version: 2, name: 'Brazil' }
const shift = { count: 3, before: 'RED', after: 'AMBER', again: false, complete: false } as const

test.each<[Message, string]>([
  [{ code: 'assessmentRestored', params: { number } }, 'Assessment #000012 was restored'],
  [
    { code: 'answersChanged', params: { number, before: 'GREEN', after: 'RED', by: 'Ada Ng' } },
    'Assessment #000012 is Red now, it was Green: Ada Ng changed its answers.',
  ],
  [
    {
      code: 'detailsChanged',
      params: {
        number,
        changes: [
          { field: 'internalReference', before: null, after: 'P-17' },
          { field: 'visibility', before: 'ACCOUNT', after: 'PRIVATE' },
          { field: 'owner', before: 'Ada Ng', after: 'Bo Li' },
        ],
      },
    },
    "Assessment #000012 was changed: the reference from empty to 'P-17'; the visibility from 'Company Account' to 'Only me and administrators'; the owner from Ada Ng to Bo Li",
  ],
  [
    { code: 'lawLocksWait', params: { law, locks: [{ type: 'legal', count: 1 }] } },
    'Under version 2 of the law of Brazil, 1 legal lock was placed that you may release.',
  ],
  [
    {
      code: 'lawChanged',
      params: { law, number: null, shifts: [shift, { ...shift, count: 9, before: 'GREEN', again: true }] },
    },
    'Version 2 of the law of Brazil: 12 of your assessments changed: 3 Red to Amber, 9 Green to Amber; 9 to complete again.',
  ],
  [
    { code: 'lawChanged', params: { law: { version: 4, name: null }, number, shifts: [{ ...shift, count: 1 }] } },
    'Version 4 of the treaty level: Assessment #000012 changed: Red to Amber.',
  ],
  [
    { code: 'reevaluated', params: { number, law: null, before: 'AMBER', after: 'NONE', asksMore: true } },
    'Assessment #000012: under the law of today, it is no longer Amber, and not decided yet; something new is asked, so it is to be completed again',
  ],
  [
    { code: 'evidenceAdded', params: { number, paper: { kind: 'label', number: 'Tube 39' } } },
    'Assessment #000012 has new evidence: Label Tube 39',
  ],
  [
    { code: 'evidenceExpired', params: { number, paper: 'Permis P-7' } },
    'Assessment #000012: this paper has expired: Permis P-7. What it proved is open again.',
  ],
  [{ code: 'versionActive', params: { version: 3, name: null } }, 'The treaty level: version 3 is active'],
  [{ code: 'sentence', params: { text: 'Kept {{as}} it $t(was)' } }, 'Kept {{as}} it $t(was)'],
])('%j is rendered as a sentence', (message, sentence) => {
  expect(renderMessage(t, message)).toBe(sentence)
})

test.each<[Message, string[]]>([
  [{ code: 'dutyDone', params: { number, duty: 'Before the use, ask.' } }, ['Before the use, ask.']],
  [{ code: 'lockOpened', params: { number, lock: 'Legal checks the permit.' } }, ['Legal checks the permit.']],
  [{ code: 'lockOpened', params: { number, lock: 'Gel fehlt', byHand: true } }, []],
  [{ code: 'lockPlaced', params: { number, lock: 'Gel fehlt', byHand: true } }, []],
  [{ code: 'assessmentRestored', params: { number } }, []],
  [{ code: 'letterSent', params: { number, letter: 'Notification of CGen' } }, ['Notification of CGen']],
])('the words of the law in %o', (message, words) => {
  expect(lawOfMessage(message)).toEqual(words)
})
