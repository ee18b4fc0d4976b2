/** The door of merging: a draft is brought up to date with the version in force. It holds no code of its own. */
export { MergePage } from './MergePage.tsx'
