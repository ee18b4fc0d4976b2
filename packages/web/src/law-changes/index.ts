/**
 * The door of this feature: other features and the app import nothing else of it. It holds no code of its own, so that a
 * screen loads only those of these parts that it uses.
 */
export { BeforeAndAfter, LawVersionName } from './LawChange.tsx'
export { loadLawChangePage } from './loadScreens.ts'
