import type { TreatyLevel as SentTreatyLevel } from '@portal/contract'
import {
  type CountryProof,
  openCountryProof,
  type QuickProof,
  type TreatyLevel,
  type WholeProof,
} from '@portal/legal/proof'
import type { DraftFile, ProofCase } from './draft.ts'

export type Prover = ReturnType<typeof createProver>

/** Proves drafts where it is called: in the worker. It holds the law of one country at a time. */
export function createProver() {
  let proof: CountryProof | undefined
  return {
    /** The first proofs take ten times as long, so they are made before there is anything to prove. */
    open(treaty: SentTreatyLevel, base: DraftFile, cases: readonly ProofCase[]): void {
      proof = openCountryProof(treaty as TreatyLevel, base)
      proof.quick(base)
      proof.whole(base, cases)
    },
    quick: (draft: DraftFile): QuickProof | null => proof?.quick(draft) ?? null,
    whole: (draft: DraftFile, cases: readonly ProofCase[]): WholeProof | null => proof?.whole(draft, cases) ?? null,
  }
}
