/** The door of this feature: other features and the app import nothing else of it. Screens come when they are first opened. */
export { AnswerEvidence, EvidenceSection, EvidenceSlot } from './evidence/EvidenceSection.tsx'

export const loadPapersPage = async () => (await import('./list/PapersPage.tsx')).PapersPage
