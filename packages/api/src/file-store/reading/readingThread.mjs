import { register } from 'tsx/esm/api'

// Worker threads do not inherit the main thread's loader hooks for TypeScript. The built server has a
// readingThread.mjs that is made from readingThread.ts and needs none.
register()

export const { readDecisionTablesOf, readFileKind, readHandOverSheet, readSheetsOf, readTableOf } = await import(
  './readingThread.ts'
)
