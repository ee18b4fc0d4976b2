import { readContent } from '../loadContent.ts'
import { SHIPPED } from '../reading/readFolder.ts'

const { value, problems } = readContent(SHIPPED)
if (!value) throw new Error(problems.map(({ reason }) => reason).join('\n'))

/** The shipped content, read once for all test files of a worker; nothing changes it. */
export const shipped = value
export const shippedProblems = problems
