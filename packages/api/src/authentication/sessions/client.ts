import type { FastifyRequest } from 'fastify'

/** The browser a request comes from. */
export type Client = { address: string; userAgent: string | null }

const LONGEST_USER_AGENT = 300

export const clientOf = ({ ip, headers }: FastifyRequest): Client => ({
  address: ip,
  userAgent: headers['user-agent']?.slice(0, LONGEST_USER_AGENT) ?? null,
})
