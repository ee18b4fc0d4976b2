import type { Answer } from '@portal/rules'
import { PARTS } from '@portal/texts'
import { screen } from '@testing-library/react'
import { userEvent } from '@testing-library/user-event'
import { useState } from 'react'
import { beforeAll, expect, test } from 'vitest'
import { renderAt } from '../../shared/testing/renderAt.tsx'
import { addTexts } from '../../shared/texts/texts.ts'
import type { AnswerProps } from './AnswerProps.ts'
import { findUses, UseChoice } from './UseChoice.tsx'

beforeAll(() => addTexts('assessments'))

const usesIn = async (language: string, search: string) => {
  const { uses: words } = (await PARTS.assessments(language)).assessments
  const uses = Object.keys(words).map((id) => ({
    id,
    title: '',
    definition: '',
    utilisation: 'no' as const,
    borderline: [],
  }))
  return findUses(uses, words, search).map(({ id }) => id)
}

test.each([
  ['en', 'PCR', 'identification_and_characterisation'],
  ['en', 'brewing', 'product_processing_and_formulation'],
  ['en', 'field trial', 'field_clinical_testing'],
  ['en', 'metagenomics', 'research_and_development'],
  ['en', 'HPLC', 'candidate_of_interest'],
  ['en', 'AI training on sequences', 'research_and_development'],
  ['en', 'museum specimens', 'maintaining_and_storage'],
  ['en', 'vaccines', 'design_active_ingredient'],
  ['en', 'taxonomic identification', 'identification_and_characterisation'],
  ['en', 'R&D', 'research_and_development'],
  ['en', 'R and D', 'research_and_development'],
  ['en', 'soil bacteria sequencing', 'identification_and_characterisation'],
  ['en', 'sequencing of soil bacteria', 'identification_and_characterisation'],
  ['en', 'we sequence the DNA', 'identification_and_characterisation'],
  ['en', 'beer brewing with yeast', 'product_processing_and_formulation'],
  ['en', 'beer', 'product_processing_and_formulation'],
  ['en', 'qPCR', 'use_as_a_tool'],
  ['en', 'market', 'biotrade'],
  ['en', 'trial in the field', 'field_clinical_testing'],
  ['en', 'sequnecing', 'identification_and_characterisation'],
  ['fr', 'R et D', 'research_and_development'],
  ['fr', 'R&D', 'research_and_development'],
  ['fr', 'séquençage de bactéries du sol', 'identification_and_characterisation'],
  ['fr', 'bière brassage', 'product_processing_and_formulation'],
  ['es', 'I+D', 'research_and_development'],
  ['es', 'R&D', 'research_and_development'],
  ['es', 'secuenciar bacterias del suelo', 'identification_and_characterisation'],
  ['es', 'cerveza elaboracion', 'product_processing_and_formulation'],
  ['pt', 'P&D', 'research_and_development'],
  ['pt', 'R&D', 'research_and_development'],
  ['pt', 'sequenciamento de bactérias do solo', 'identification_and_characterisation'],
  ['pt', 'campo ensaio', 'field_clinical_testing'],
  ['fr', 'banque de graines', 'maintaining_and_storage'],
  ['fr', 'sequencage', 'identification_and_characterisation'],
  ['fr', 'essais au champ', 'field_clinical_testing'],
  ['fr', 'métagénomique', 'research_and_development'],
  ['es', 'secuenciacion', 'identification_and_characterisation'],
  ['es', 'elaboración de cerveza', 'product_processing_and_formulation'],
  ['es', 'vacunas', 'design_active_ingredient'],
  ['pt', 'probióticos', 'product_processing_and_formulation'],
  ['pt', 'fermentacao', 'biofactory'],
  ['pt', 'ensaios de campo', 'field_clinical_testing'],
  ['en', 'biological control', 'efficacy_screening_testing'],
  ['fr', 'toxicité', 'mode_of_action_research'],
  ['es', 'control biológico', 'efficacy_screening_testing'],
  ['pt', 'produção de insulina', 'biofactory'],
])('in %s "%s" finds %s', async (language, search, use) => expect(await usesIn(language, search)).toContain(use))

test('words of no use find none', async () => expect(await usesIn('en', 'xylophone')).toEqual([]))

test('a chosen use stays in sight while another one is searched for, and Enter chooses the only one found', async () => {
  const uses = ['breeding', 'biofactory', 'ipr'].map((id) => ({
    id,
    title: id,
    definition: '',
    utilisation: 'no' as const,
    borderline: [],
  }))
  const Screen = () => {
    const [value, setValue] = useState<Answer>(['ipr'])
    const props = { value, onAnswer: setValue, readOnly: false, question: { id: 'intendedUse' }, content: { uses } }
    return <UseChoice {...(props as unknown as AnswerProps)} />
  }
  renderAt('/', [{ path: '/', Component: Screen }], [])
  const user = userEvent.setup()
  await user.type(await screen.findByRole('searchbox', { name: 'Find a use' }), 'bioreactor fermentation')

  expect(screen.getByRole('status')).toHaveTextContent('1 use is found.')
  expect(screen.getAllByRole('checkbox')).toHaveLength(2)
  expect(screen.getByRole('checkbox', { name: 'ipr' })).toBeChecked()
  await user.keyboard('{Enter}')
  expect(screen.getByRole('checkbox', { name: 'biofactory' })).toBeChecked()
  await user.clear(screen.getByRole('searchbox'))
  await user.type(screen.getByRole('searchbox'), 'hybrid motor{Enter}')
  expect(screen.getByRole('checkbox', { name: 'breeding' })).not.toBeChecked()

  await user.clear(screen.getByRole('searchbox'))
  await user.type(screen.getByRole('searchbox'), 'xylophone')
  expect(screen.getByRole('status')).toHaveTextContent(/^No use is described by these words/)
  expect(screen.getAllByRole('checkbox')).toHaveLength(2)
})
