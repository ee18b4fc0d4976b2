import type { CountryProcedure } from '@portal/contract'

const plain: CountryProcedure = {
  id: 'br-sisgen',
  country: 'BR',
  title: 'Register the access in SisGen',
  concerns: 'access',
  for: { obligations: ['register'] },
  when: 'Before the material leaves Brazil.',
  authority: { name: 'CGen', url: 'https://cgen.example/' },
  system: { name: 'SisGen', url: 'https://sisgen.example/' },
  forms: [{ name: 'Access form' }],
  steps: ['Open an account in SisGen.', 'Fill in the form.'],
  documents: ['Cooperation agreement'],
  fee: { amount: '0', currency: 'BRL', note: 'since 2017-11-06' },
  duration: { statutory: 'check within 60 days', usual: 'same day' },
  gives: ['registration'],
  afterwards: ['Update it once a year.'],
  source: 'https://law.example/a (Art. 20); https://law.example/b.',
  confidence: 'high',
  readOn: '2026-11-22',
  languages: ['en', 'pt'],
  linkKinds: {
    'https://cgen.example/': 'authority',
    'https://sisgen.example/': 'authority',
    'https://law.example/a': 'official_text',
    'https://law.example/b': 'third_party',
  },
}

/** The registration that fulfils the obligation `register` in Brazil. */
export const aProcedure = (changes: Partial<CountryProcedure> = {}): CountryProcedure => ({ ...plain, ...changes })
