/**
 * The door of this feature: other features and the app import nothing else of it. It holds no code of its own, so that a
 * screen loads only those of these parts that it uses.
 */

export { LabelsDialog } from './labels/LabelsDialog.tsx'
export { loadImportPage, loadImportRunPage } from './loadScreens.ts'
export { SampleSection } from './samples/SampleSection.tsx'
export { SampleTable } from './samples/SampleTable.tsx'
export { TransferSection } from './transfers/TransferSection.tsx'
