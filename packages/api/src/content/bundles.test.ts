import { gzipSync } from 'node:zlib'
import { expect, test } from 'vitest'
import { loadedContent } from '../testing/loadedContent.ts'
import { shippedContent } from './shipped/shipped.ts'

// In a file without a server, whose event loop would be blocked: it refuses requests afterwards.
test('the law for the browser is below 60 kB compressed for any country, including the treaty level and the questionnaire', () => {
  const { protocol, countries } = shippedContent(loadedContent)
  const size = (bundle: object) => gzipSync(JSON.stringify(bundle)).length
  const largest = Math.max(...countries.map(({ bundle }) => size(bundle)))
  expect(size(protocol.bundle) + largest).toBeLessThan(60_000)
})
