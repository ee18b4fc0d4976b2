import { expect, test } from 'vitest'
import { signIn } from '../testing/signIn.ts'
import { formatDays } from './dates.ts'

test.each([
  [
    'France ratified (2016-08-31) without excluding any territory',
    'France ratified (31/08/2016) without excluding any territory',
  ],
  ['from 2001-01-02; since 2003-04-05.', 'from 02/01/2001; since 05/04/2003.'],
  ['deposited around 2024-10-22/23', 'deposited around 2024-10-22/23'],
  ['No. 2016-13-45 and 12-2016-08-31', 'No. 2016-13-45 and 12-2016-08-31'],
])('days within a text are shown as other days are: %s', (text, shown) => {
  signIn()
  expect(formatDays(text)).toBe(shown)
})
