/** The door of the proof: what a change of the law means, proven while it is typed. It holds no code of its own. */
export type { CellPlace, ProofCase, ProofPanelProps } from './draft.ts'
export { type FoundPlace, findingPlaces } from './findingPlaces.ts'
export { ProofPanel } from './ProofPanel.tsx'
export { type Proof, useProof } from './useProof.ts'
