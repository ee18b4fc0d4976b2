export { TracedClient, traced } from './tracing.ts'
