import { Assessment, AssessmentAnswer } from '@portal/contract'
import type { FastifyReply } from 'fastify'
import type { z } from 'zod'
import { checkedJson } from '../../http/cachedResponse.ts'
import { tagVersion } from '../../http/refuseStale.ts'
import { type Serialized, serialized } from '../../http/serialized.ts'

/** What is kept of a decision and of the questionnaire is most of an answer and never changes. */
const { decision: Decision, explanation: Explanation } = Assessment.shape
const Others = Assessment.omit({ decision: true, explanation: true })
const { survey: Survey } = AssessmentAnswer.shape

/** The answer in writing. The version goes out as the entity tag that the next change has to match. */
export function sendWithEtag(
  reply: FastifyReply,
  { assessment, survey }: AssessmentAnswer,
): Serialized<AssessmentAnswer> {
  tagVersion(reply, assessment)
  const { decision, explanation, ...others } = assessment
  const parts = [
    Buffer.from(`{"assessment":{${checkedJson(Others, others).slice(1, -1)},"decision":`),
    writeOnce(Decision, decision),
    Buffer.from(',"explanation":'),
    writeOnce(Explanation, explanation),
    Buffer.from('},"survey":'),
    writeOnce(Survey, survey),
    Buffer.from('}'),
  ]
  return serialized(Buffer.concat(parts))
}

const NULL = Buffer.from('null')
const texts = new WeakMap<object, Buffer>()

/** The JSON of what is not changed any more, checked and written when it is first sent. */
function writeOnce(schema: z.ZodType, value: object | null): Buffer {
  if (value === null) return NULL
  const text = texts.get(value) ?? Buffer.from(checkedJson(schema, value))
  texts.set(value, text)
  return text
}
