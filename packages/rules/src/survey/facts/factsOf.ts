import type { Facts } from '../../law/model.ts'
import { activeQuestionsOf } from '../activeQuestions.ts'
import type { Answers, SurveyContext } from '../model.ts'
import { factsFrom } from './factsFrom.ts'

/** The facts that answers stand for. What is still open holds all its values; never throws, whatever was stored. */
export const factsOf = (context: SurveyContext, answers: Answers): Facts =>
  factsFrom(context, activeQuestionsOf(context, answers).readings)
