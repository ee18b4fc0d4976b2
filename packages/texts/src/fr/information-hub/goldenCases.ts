import type * as english from '../../en/information-hub/goldenCases.ts'
import type { Translation } from '../../translation.ts'

export const goldenCases: Translation<typeof english.goldenCases> = {
  colours: {
    GREEN: 'vert',
    AMBER: 'orange',
    RED: 'rouge',
    silent: 'sans couleur',
    closed: 'non lu',
    CONDITIONS: 'permis sous conditions',
    UNCLEAR: 'incertain',
    NONE: 'aucune',
  },
  layers: {
    scope: 'Couleur des traités',
    provider: 'Couleur du pays',
    user: 'Couleur du lieu de travail',
  },
  fields: {
    status: 'Résultat',
    verdict: 'Sens',
    headline: 'Ligne sous le feu',
    rows: 'Lignes',
    obligations: 'Obligations',
    met: 'Obligations remplies',
    locks: 'Verrous',
    questions: 'Questions',
    lacks: 'Ne doit pas apparaître',
  },
}
