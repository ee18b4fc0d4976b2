import { expect, test } from 'vitest'
import { Name } from '../users/sessionUser.ts'
import { visibleText, WebAddress } from './text.ts'

test.each([
  ['words', 'The permit', true],
  ['words of another script', 'Разрешение', true],
  ['words with joiners', 'می‌خواهم ببینم', true],
  ['signs', '☎ 5!: §§ 1–2', true],
  ['words over lines', 'It\n\nis\n\nsafe', true],
  ['too few characters', 'Permitted', false],
  ['characters with nothing between them', 'P\u200b\u2060e\u00adr\u200b\u200b', false],
  ['zero-width spaces', '\u200b'.repeat(20), false],
  ['marks of direction between blanks', '\u202e \u2066 '.repeat(20), false],
  ['letters that are drawn as nothing', '\u3164\uffa0\u115f\u2800'.repeat(5), false],
  ['what belongs to no character', '\ufe0f\u{e0041}'.repeat(20), false],
])('ten visible characters in %s', (_, text, isEnough) => {
  expect(visibleText(10).safeParse(text).success).toBe(isEnough)
})

test('an invisible name is refused with the same message as an empty one', () => {
  const told = (name: string) => Name.safeParse(name).error?.issues[0]?.message

  expect(told('\u2060')).toBe('This field is required')
  expect(told('')).toBe('This field is required')
  expect(told('Zoë')).toBeUndefined()
})

test.each([
  ['https://www.cbd.int/abs', true],
  ['http://www.planalto.gov.br/a?b=c#d', true],
  ['javascript:alert(1)', false],
  ['JavaScript://example.org/%0aalert(1)', false],
  ['data:text/html,<script>alert(1)</script>', false],
  ['file:///etc/passwd', false],
  ['ftp://example.org', false],
  ['www.cbd.int', false],
])('as a web address of a law, %s is valid: %s', (address, isGood) => {
  expect(WebAddress.safeParse(address).success).toBe(isGood)
})

test.each([
  ['https://portal.example/patrimônio', 'https://portal.example/patrim%C3%B4nio'],
  ['https://bücher.example/x?y=ä', 'https://b%C3%BCcher.example/x?y=%C3%A4'],
  ['https://portal.example', 'https://portal.example'],
  ['javascript:alert("ä")', undefined],
  ['keine Adresse ü', undefined],
])('the web address %s is normalised to %s', (text, address) => {
  expect(WebAddress.safeParse(text).data).toBe(address)
})
