import { expect, test } from 'vitest'
import { translate as t } from './translate.ts'

test('numbers in texts are written as their language writes them', () => {
  const total = (lng: string) => t('assessments.list.total', { count: 12345, lng })
  expect(['en', 'fr', 'es', 'pt'].map(total)).toEqual([
    '12,345 assessments',
    '12\u202f345 évaluations',
    '12.345 evaluaciones',
    '12.345 avaliações',
  ])
  expect(t('assessments.evidence.megabytes', { size: 1.5, lng: 'fr' })).toBe('1,5\u00a0Mo')
  expect(t('assessments.evidence.uses', { count: 1, lng: 'en' })).toBe('Used by 1 assessment')
})

test('no number shows a text in English, whatever plural forms a language has for it', () => {
  const total = (lng: string) => t('assessments.list.total', { count: 1_000_000, lng })
  expect(total('fr')).toBe('1\u202f000\u202f000 évaluations')
  expect(total('es')).toBe('1.000.000 evaluaciones')
})

test('where a language counts 0 as one, no text says that there is one', () => {
  const closed = (lng: string) => t('assessments.locks.notClearedText', { count: 0, lng })
  expect(closed('fr')).toContain('0 verrous')
  expect(closed('pt')).toContain('0 bloqueios')
  expect(t('assessments.list.bulk.leftOut', { count: 0, lng: 'fr' })).toContain('0 reste')
})

test('a list without an entry says so in words', () => {
  const total = (lng: string) => t('assessments.list.total', { count: 0, lng })
  expect(['en', 'fr', 'es', 'pt'].map(total)).toEqual([
    'No assessments',
    'Aucune évaluation',
    'Ninguna evaluación',
    'Nenhuma avaliação',
  ])
  expect(t('assessments.due.lead', { count: 0, open: 2, lng: 'en' })).toBe('No duty is overdue. Open in all: 2.')
})
