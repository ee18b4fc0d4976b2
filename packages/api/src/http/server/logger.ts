import type { FastifyRequest } from 'fastify'
import { pino } from 'pino'

/** One line of JSON per event, by request id. What a caller sent as secret is never written. */
export const createLogger = (level: string) =>
  pino({
    level,
    serializers: { req: describeRequest },
    redact: [
      'req.headers.authorization',
      'req.headers.cookie',
      'res.headers["set-cookie"]',
      '*.password',
      '*.oldPassword',
      '*.newPassword',
    ],
  })

function describeRequest({ method, url, host, ip }: FastifyRequest) {
  return { method, url: withoutToken(url), host, remoteAddress: ip }
}

/** Links in mails carry their token as `t`, those to files as `link`; whoever reads the log must not be able to use them. */
const withoutToken = (url: string): string => url.replace(/([?&](?:t|link)=)[^&#]*/g, '$1...')
