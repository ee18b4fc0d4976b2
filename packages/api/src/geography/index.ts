export { placeAt } from './placeAt.ts'
