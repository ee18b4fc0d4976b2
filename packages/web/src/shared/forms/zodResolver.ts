import './fieldMessages.ts'

/** Validates a form by a schema, with the portal's own words for what is wrong. */
export { zodResolver } from '@hookform/resolvers/zod'
