export { replaceDurably, syncFolder } from './durably.ts'
export { existingPart } from './existingPart.ts'
export { generatedKey } from './generatedKey.ts'
export { isDiskFull } from './isDiskFull.ts'
