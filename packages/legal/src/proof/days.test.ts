import { statusOf } from '@portal/rules'
import { expect, test } from 'vitest'
import { factsOfCase } from '../golden-cases/factsOfCase.ts'
import { compiledLaw } from '../law/compiledLaw.ts'
import { HIGH_SEAS } from '../reading/protocol.ts'
import { shipped } from '../testing/shipped.ts'

function scopeLight(code: string, facts: Parameters<typeof factsOfCase>[2]['facts']) {
  const { law, compiled } = compiledLaw(shipped, [code])
  return statusOf(compiled, factsOfCase(shipped, law, { country: code, facts, open: [] })).lights.scope
}

test.each(shipped.providers.filter((code) => code !== HIGH_SEAS))(
  '%s: drafts, gaps and party status of today decide neither over a sheet of 1905 nor over goods that are only traded',
  (code) => {
    const sheet = { accessDate: '1905-05-05', use: 'identification_and_characterisation', sourceType: 'own_stock' }
    expect(scopeLight(code, { ...sheet, utilisationCheck: 'no', material: 'plant', place: 'eu' })).toBe('GREEN')
    const goods = { sourceType: 'supplier', commodity: 'yes', material: 'commodity', use: 'biotrade' }
    expect(scopeLight(code, { ...goods, accessDate: '2023-05-05', place: 'eu' })).toBe('GREEN')
  },
)
