export * from './annex1.ts'
export * from './survey.ts'
