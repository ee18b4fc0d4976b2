import { Assessment, AssessmentAnswer } from '@portal/contract'
import type { FastifyReply } from 'fastify'
import type { z } from 'zod'
import { checkedJson } from '../../http/cachedResponse.ts'
import { tagVersion } from '../../http/refuseStale.ts'
import { type Serialized, serialized } from '../../http/serialized.ts'

/**
 * The immutable parts are most of a response and are serialized only once:
 * docs/decisions/0010-assessments-serialized-in-parts.md.
 */
const { decision: Decision, explanation: Explanation, decisionSummary: Summary } = Assessment.shape
const Others = Assessment.omit({ decision: true, explanation: true, decisionSummary: true })
const { survey: Survey } = AssessmentAnswer.shape

/** Serializes the answer and sends the version as the entity tag that the next change has to match in If-Match. */
export function sendWithEtag(reply: FastifyReply, answer: AssessmentAnswer): Serialized<AssessmentAnswer> {
  tagVersion(reply, answer.assessment)
  return serialized(jsonWith(answer, ''))
}

/** Serializes an answer. `members`: further members of the JSON, each preceded by a comma. */
export function jsonWith({ assessment, survey }: AssessmentAnswer, members: string): Buffer {
  const { decision, explanation, decisionSummary, ...others } = assessment
  return Buffer.concat([
    Buffer.from(`{"assessment":{${checkedJson(Others, others).slice(1, -1)},"decision":`),
    serializeOnce(Decision, decision),
    Buffer.from(',"explanation":'),
    serializeOnce(Explanation, explanation),
    Buffer.from(',"decisionSummary":'),
    serializeOnce(Summary, decisionSummary),
    Buffer.from('},"survey":'),
    serializeOnce(Survey, survey),
    Buffer.from(`${members}}`),
  ])
}

const NULL = Buffer.from('null')
const jsonOfParts = new WeakMap<object, Buffer>()

/** The JSON of an immutable value, validated and serialized the first time. */
function serializeOnce(schema: z.ZodType, value: object | null): Buffer {
  if (value === null) return NULL
  const text = jsonOfParts.get(value) ?? Buffer.from(checkedJson(schema, value))
  jsonOfParts.set(value, text)
  return text
}
