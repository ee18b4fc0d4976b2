export { createMetrics, serveMetrics } from './metrics.ts'
