import type { Treaty } from '@portal/contract'
import type { LawPart, Matrix } from '@portal/rules'
import { legalDocument } from '../law/legalDocument.ts'
import { bbnjParty, certificate, factsConfidence, providerParty, unassessedMeasures } from '../law/tables.ts'
import { contentRef } from './contentRef.ts'
import { statesOf } from './partyStatus.ts'
import { declarations, type Protocol } from './protocol.ts'

/**
 * The treaty level in the engine's form. Providers without a file get the matrices of `unassessed.yaml` and no others.
 * Its SHA-256 covers everything that a decision draws from it, including questionnaire, uses and crop list.
 */
export function protocolPart(protocol: Protocol, assessed: ReadonlySet<string>): LawPart {
  const { about, layers, providers, treaties, survey, uses, annex1 } = protocol
  const unassessed = providers.filter((iso2) => !assessed.has(iso2))
  const ofUnassessed = (matrix: Matrix): Matrix => ({ ...matrix, covers: { ...matrix.covers, provider: unassessed } })
  const { obligations, locks, documents } = declarations(layers)
  const chosen = treaties.filter(({ iso2 }) => providers.includes(iso2))
  const law = {
    dimensions: protocol.dimensions.map(({ id, values, changeable, changeableIn, changesAlone }) => ({
      id,
      values,
      changeable,
      ...(changeableIn && { changeableIn: { provider: nagoyaParties(treaties) } }),
      ...(changesAlone && { changesAlone }),
    })),
    tables: [
      providerParty(chosen),
      bbnjParty(treaties),
      certificate(chosen),
      unassessedMeasures(unassessed),
      factsConfidence(unassessed, 'low'),
    ],
    layers: {
      scope: layers.scope.matrices,
      provider: unassessed.length > 0 ? layers.provider.matrices.map(ofUnassessed) : [],
      user: layers.user.matrices,
    },
    obligations,
    locks,
    documents: documents.map(legalDocument),
  }
  return {
    content: contentRef('protocol', about.version, { law, survey, uses, annex1, states: statesOf(treaties) }),
    ...law,
  }
}

const nagoyaParties = (treaties: readonly Treaty[]) =>
  treaties.filter(({ nagoya }) => nagoya.status === 'party').map(({ iso2 }) => iso2)
