export { replaceDurably, syncFolder } from './durably.ts'
export { generatedKey } from './generatedKey.ts'
