import { expect, test } from 'vitest'
import { searchByWords, searchWords } from './wordSearch.ts'

test.each([
  ['Avaliação', 'avaliações'],
  ['material', 'materiais'],
  ['nível', 'níveis'],
  ['local', 'locaux'],
  ['niveau', 'niveaux'],
  ['evaluación', 'evaluaciones'],
  ['law', 'Laws'],
  ['P&D', 'P e D'],
])('%s and %s are one word to search by', (one, other) => {
  expect(searchWords(one)).toEqual(searchWords(other))
})

test.each(['país', 'paises', 'PAÍSES'])('the beginning of a word that looks like a plural is enough: %s', (sought) => {
  const entries = new Map([
    ['countries', [searchWords('Países: posso, e a quem pergunto')]],
    ['locks', [searchWords('Bloqueios')]],
  ])
  expect(searchByWords(entries, sought, { weights: [1], leastShare: 0.25 })).toEqual(['countries'])
})
