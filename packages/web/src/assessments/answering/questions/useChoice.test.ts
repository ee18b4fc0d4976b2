import { PARTS } from '@portal/texts'
import { expect, test } from 'vitest'
import { findUses } from './UseChoice.tsx'

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
])('in %s "%s" finds %s', async (language, search, use) => expect(await usesIn(language, search)).toContain(use))

test('words of no use find none', async () => expect(await usesIn('en', 'xylophone')).toEqual([]))
