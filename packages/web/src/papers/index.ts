/**
 * The door of this feature: other features and the app import nothing else of it. It holds no code of its own, so that a
 * screen loads only those of these parts that it uses.
 */
export { AnswerEvidence, EvidenceSection, EvidenceSlot } from './evidence/EvidenceSection.tsx'
export { PaperDialog } from './evidence/PaperDialog.tsx'
export { loadPapersPage } from './loadScreens.ts'
