import { Assessment, AssessmentAnswer } from '@portal/contract'
import type { FastifyReply } from 'fastify'
import type { z } from 'zod'
import { checkedJson } from '../http/prepared.ts'
import { tagVersion } from '../http/refuseStale.ts'
import { type Written, written } from '../http/written.ts'

/** What is kept of a decision and of the questionnaire is most of an answer and never changes. */
const { decision: Decision, explanation: Explanation } = Assessment.shape
const Others = Assessment.omit({ decision: true, explanation: true })
const { survey: Survey } = AssessmentAnswer.shape

/** The answer in writing. The version goes out as the entity tag that the next change has to match. */
export function tagged(reply: FastifyReply, { assessment, survey }: AssessmentAnswer): Written<AssessmentAnswer> {
  tagVersion(reply, assessment)
  const { decision, explanation, ...others } = assessment
  const kept = `"decision":${writeOnce(Decision, decision)},"explanation":${writeOnce(Explanation, explanation)}`
  const json = `{${checkedJson(Others, others).slice(1, -1)},${kept}}`
  return written(`{"assessment":${json},"survey":${writeOnce(Survey, survey)}}`)
}

const texts = new WeakMap<object, string>()

/** The JSON of what is not changed any more, checked and written when it is first sent. */
function writeOnce(schema: z.ZodType, value: object | null): string {
  if (value === null) return 'null'
  const text = texts.get(value) ?? checkedJson(schema, value)
  texts.set(value, text)
  return text
}
