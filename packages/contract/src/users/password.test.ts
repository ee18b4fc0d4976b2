import { describe, expect, test } from 'vitest'
import { Email, MAX_PASSWORD_LENGTH, NewPassword } from './password.ts'

describe('the password policy', () => {
  test.each([
    ['six letters or digits and two specials', 'abc123!!', true],
    ['a semicolon is a special character', 'abcdef;:', true],
    ['seven characters', 'abc12!!', false],
    ['five letters or digits', 'abc12!!!', false],
    ['one special character', 'abcdef12!', false],
    ['a space', 'abc 123!!', false],
    ['a no-break space', 'abc\u00a0123!!', false],
    ['an angle bracket', 'abc<123!!', false],
    ['a quote', `abc'123!!`, false],
    ['a backslash', 'abc\\123!!', false],
    ['as long as allowed', `!!${'a'.repeat(MAX_PASSWORD_LENGTH - 2)}`, true],
    ['one longer', `!!${'a'.repeat(MAX_PASSWORD_LENGTH - 1)}`, false],
  ])('%s', (_, password, isGood) => {
    expect(NewPassword.safeParse(password).success).toBe(isGood)
  })
})

test.each([
  ['a@b', true],
  [' a@b ', true],
  ['o’neil+x@universität.example', true],
  ['a@', false],
  ['@b', false],
  ['ab', false],
  ['a@b\r\nBcc: c@d', false],
])('e-mail %j', (email, isGood) => {
  expect(Email.safeParse(email).success).toBe(isGood)
})
