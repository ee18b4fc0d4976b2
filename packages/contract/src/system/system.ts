import { z } from 'zod'
import { endpoint } from '../http/endpoint.ts'

/** The number of a program that nobody has numbered, such as one started from a checkout. */
export const NO_BUILD = '0'

/** Configuration of this installation for the browser, so that one build runs anywhere. */
export const Config = z.object({
  portalName: z.string(),
  buildNumber: z.string(),
  previewHost: z.string().nullable(),
})
export type Config = z.infer<typeof Config>

const Health = z.object({ status: z.literal('ok') })

export const system = {
  config: endpoint({
    method: 'GET',
    path: '/config',
    summary: 'Read the portal name, build number and preview host',
    access: 'public',
    response: Config,
  }),
  live: endpoint({
    method: 'GET',
    path: '/health/live',
    summary: 'Liveness: the process responds',
    access: 'public',
    response: Health,
  }),
  ready: endpoint({
    method: 'GET',
    path: '/health/ready',
    summary: 'Readiness: the caches are filled, the database is reachable and migrated; otherwise 503',
    access: 'public',
    response: Health,
  }),
}
