import type { Country } from '@portal/contract'
import { screen, within } from '@testing-library/react'
import { expect, test } from 'vitest'
import { aProcedure } from '../../../shared/testing/aProcedure.ts'
import { renderAt } from '../../../shared/testing/renderAt.tsx'
import { brazil } from '../../testing/brazil.ts'
import { Procedures, procedureSections } from './Procedures.tsx'

/** A country that has not been assessed, so that it answers no case. */
const unassessed: Country = { ...brazil, version: null }
const show = (country: Country) => renderAt('/', [{ path: '/', element: <Procedures country={country} /> }], [])

const section = (name: string) => within(screen.getByRole('region', { name }))

test('procedures for access and for work done there are listed in sections of their own', () => {
  const country = {
    ...unassessed,
    procedures: [aProcedure(), aProcedure({ id: 'br-use', title: 'Notify the product', concerns: 'use' })],
  }
  show(country)

  expect(section('May I, and whom do I ask').getByText('Register the access in SisGen')).toBeVisible()
  expect(section('May I, and whom do I ask').queryByText('Notify the product')).not.toBeInTheDocument()
  expect(section('What to do for work done there').getByText('Notify the product')).toBeVisible()
  expect(procedureSections(country)).toEqual(['access', 'workThere'])
})

test('a country without a procedure names its focal point, before any other authority', () => {
  const url = 'https://absch.example/br'
  show({
    ...unassessed,
    authorities: [
      { name: 'CGen', role: 'CNA', linkKind: null },
      { name: 'Ministry of the Environment', role: 'NFP', url, linkKind: 'clearing_house' },
    ],
  })

  const access = section('May I, and whom do I ask')
  expect(access.getByText(/^No procedure has been found for Brazil\. Ask first:/)).toBeVisible()
  expect(access.getByRole('link', { name: 'Ministry of the Environment' }).getAttribute('href')).toBe(url)
  expect(access.getByText('(Clearing-house page)')).toBeVisible()
  expect(access.queryByText('CGen')).not.toBeInTheDocument()
})

test('a country without a procedure or an authority says that none has been found', () => {
  show(unassessed)
  expect(section('May I, and whom do I ask').getByText('No procedure has been found for Brazil.')).toBeVisible()
})

test('a Party without a procedure or an authority names the page of its focal point in the clearing-house', () => {
  const clearingHouse = 'https://absch.cbd.int/en/countries/BR'
  show({ ...unassessed, clearingHouse })
  const access = section('May I, and whom do I ask')
  expect(access.getByRole('link', { name: 'National focal point of Brazil' }).getAttribute('href')).toBe(clearingHouse)
})

test('the European Union has no section about access, only about work done there', () => {
  const union = { ...brazil, kind: 'union' as const }
  expect(procedureSections(union)).toEqual([])
  expect(procedureSections({ ...union, procedures: [aProcedure({ concerns: 'use' })] })).toEqual(['workThere'])
})
