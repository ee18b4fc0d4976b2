import type { Country } from '@portal/contract'
import { screen, within } from '@testing-library/react'
import { expect, test } from 'vitest'
import { aProcedure } from '../../../shared/testing/aProcedure.ts'
import { renderAt } from '../../../shared/testing/renderAt.tsx'
import { brazil } from '../../testing/brazil.ts'
import { Procedures, procedureSections } from './Procedures.tsx'

const show = (country: Country) => renderAt('/', [{ path: '/', element: <Procedures country={country} /> }], [])

const section = (name: string) => within(screen.getByRole('region', { name }))

test('procedures for access and for work done there are listed in sections of their own', () => {
  const country = {
    ...brazil,
    procedures: [aProcedure(), aProcedure({ id: 'br-use', title: 'Notify the product', concerns: 'use' })],
  }
  show(country)

  expect(section('How to get access').getByText('Register the access in SisGen')).toBeVisible()
  expect(section('How to get access').queryByText('Notify the product')).not.toBeInTheDocument()
  expect(section('What to do for work done there').getByText('Notify the product')).toBeVisible()
  expect(procedureSections(country)).toEqual(['access', 'workThere'])
})

test('a country without a procedure names its focal point, before any other authority', () => {
  const url = 'https://absch.example/br'
  show({
    ...brazil,
    authorities: [
      { name: 'CGen', role: 'CNA', linkKind: null },
      { name: 'Ministry of the Environment', role: 'NFP', url, linkKind: 'clearing_house' },
    ],
  })

  const access = section('How to get access')
  expect(access.getByText(/^No procedure has been found for Brazil\. Ask first:/)).toBeVisible()
  expect(access.getByRole('link', { name: 'Ministry of the Environment' }).getAttribute('href')).toBe(url)
  expect(access.getByText('(Clearing-house page)')).toBeVisible()
  expect(access.queryByText('CGen')).not.toBeInTheDocument()
})

test('a country without a procedure or an authority says that none has been found', () => {
  show(brazil)
  expect(section('How to get access').getByText('No procedure has been found for Brazil.')).toBeVisible()
})

test('the European Union has no section about access, only about work done there', () => {
  const union = { ...brazil, kind: 'union' as const }
  expect(procedureSections(union)).toEqual([])
  expect(procedureSections({ ...union, procedures: [aProcedure({ concerns: 'use' })] })).toEqual(['workThere'])
})
