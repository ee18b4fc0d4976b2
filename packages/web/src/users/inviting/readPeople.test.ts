import { expect, test } from 'vitest'
import { readPeople } from './readPeople.ts'

test.each([
  ['Ana Souza <ana@lab.example>', 'Ana', 'Souza', 'ana@lab.example', ''],
  ['Souza, Ana Maria <ana@lab.example>', 'Ana Maria', 'Souza', 'ana@lab.example', ''],
  ['"Souza, Ana" <ana@lab.example>, Guest', 'Ana', 'Souza', 'ana@lab.example', 'Guest'],
  ['Ana Souza <ana@lab.example', 'Ana', 'Souza', 'ana@lab.example', ''],
  ['ana.souza@lab.example', 'Ana', 'Souza', 'ana.souza@lab.example', ''],
  ['ana@lab.example', 'Ana', '', 'ana@lab.example', ''],
  ['ana@lab.example;Ana;Souza;DPT_ADMIN', 'Ana', 'Souza', 'ana@lab.example', 'DPT_ADMIN'],
  ['Ana,Souza,ana@lab.example', 'Ana', 'Souza', 'ana@lab.example', ''],
  ['"Ana"\t"Souza"\t"ana@lab.example"\tGuest', 'Ana', 'Souza', 'ana@lab.example', 'Guest'],
  ['Ana Souza', 'Ana', 'Souza', '', ''],
  ['ana.souza.lab.example', 'Ana Souza Lab', 'Example', 'ana.souza.lab.example', ''],
])('the row %j', (line, ...read) => {
  const rows = readPeople(line)
  expect(rows.map(({ firstName, lastName, email, role }) => [firstName, lastName, email, role])).toEqual([read])
})

test('empty lines and a heading are left out, and a heading later is a row', () => {
  const rows = readPeople('First name;Last name;E-mail\r\n\r\nAna;Souza;a@b\nE-mail')
  expect(rows.map(({ email }) => email)).toEqual(['a@b', 'E-mail'])
})
