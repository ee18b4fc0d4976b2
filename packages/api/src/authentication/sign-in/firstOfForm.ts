import { assessments, content } from '@portal/contract'
import type { FastifyRequest } from 'fastify'

/**
 * The JSON of what the page of a form would ask for next with its new token: on a bad line every call that waits for
 * another takes a second. The calls are made for the page, by the same token, past the same guard. Undefined if one of
 * them is refused: the page makes it again and shows the reason.
 */
export async function firstOfForm(
  { server, ip }: FastifyRequest,
  accessToken: string,
  assessmentId: string,
): Promise<string | undefined> {
  const headers = { authorization: `Bearer ${accessToken}` }
  const read = (path: string) => server.inject({ url: `/api${path}`, headers, remoteAddress: ip })
  const answers = await Promise.all([
    read(`${assessments.read.path.replace(':id', assessmentId)}?decision=final`),
    read(content.questionnaire.path),
  ])
  if (answers.some(({ statusCode }) => statusCode !== 200)) return undefined
  const [assessment, questionnaire] = answers.map(({ body }) => body)
  return `{"assessment":${assessment},"questionnaire":${questionnaire}}`
}
