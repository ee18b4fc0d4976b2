import { expect, test } from 'vitest'
import { AppError } from '../../http/errors.ts'
import { refuseWeak } from './refuseWeak.ts'

const personal = {
  email: 'ana.silva@instituto.example',
  firstName: 'Ana',
  lastName: 'Li',
  account: 'greenlab.example',
  portal: 'ABS Portal',
}

/** What is said of a refused password. */
function weaknessOf(password: string, of: typeof personal): string | undefined {
  try {
    refuseWeak('password', password, of)
  } catch (error) {
    return error instanceof AppError ? error.details.errors?.[0]?.message : undefined
  }
}

test.each([
  { password: 'Password1!!', says: 'password1' },
  { password: 'password!!', says: 'password' },
  { password: 'P@ssw0rd!!', says: 'p@ssw0rd' },
  { password: 'F00tb4ll.2024!', says: 'football' },
  { password: '!!qwertyuiop', says: 'qwertyuiop' },
  { password: 'Football.2024!', says: 'football' },
  { password: 'letmein12!!', says: 'letmein' },
  { password: 'Aaaaaaaa1!!', says: 'aaaaaaaa' },
  { password: 'qwerty-Qwerty!!1', says: 'qwerty' },
  { password: 'xyz-xyz.Xyz!!7', says: 'xyzxyzxyz' },
  { password: 'Silva-Tuber!!7', says: 'silva' },
  { password: 'Greenlab!!2026', says: 'greenlab' },
  { password: 'instituto!!42', says: 'instituto' },
  { password: 'my.Portal!!99x', says: 'portal' },
  { password: 'S1lva-Violet!!7', says: 'silva' },
  { password: 'Ana.Li!!Ana.12', says: 'ana' },
  { password: 'Abcdefgh1!!', says: 'abcdefgh' },
  { password: 'Qwertz123!!', says: 'qwertz' },
  { password: 'Contraseña1!!', says: 'contrasena' },
  { password: 'Avlis-Tuber!!7', says: 'silva' },
  { password: 'xx.SILVA.xx!!42', says: 'silva' },
  { password: 'S!1v4-Violet!7', says: 'silva' },
  { password: 's.i.l.v.a!42x', says: 'silva' },
  { password: 'Sílva-Violet!!7', says: 'silva' },
  { password: '6r33n1ab!!x9', says: 'greenlab' },
  { password: '1n$t1tut0!!x', says: 'instituto' },
  { password: 'p0rt4l!!Xy77', says: 'portal' },
])('$password is refused because of $says', ({ password, says }) => {
  expect(weaknessOf(password, personal)).toContain(`“${says}”`)
})

test('a name with accents is also recognised without them', () => {
  const müller = { ...personal, email: 'x@y.example', lastName: 'Müller-Gößner' }
  expect(weaknessOf('Mu11er-Violet!!7', müller)).toContain('“müller”')
})

test.each(['correct-Horse!!9', 'violet+tuber#38', 'bandana-Meadow!!27', 'xk7#Rw2_qLz9'])(
  '%s is accepted',
  (password) => {
    expect(weaknessOf(password, personal)).toBeUndefined()
  },
)
