import type { Facts } from '../../law/model.ts'
import { activeQuestionsOf } from '../activeQuestions.ts'
import type { Answers, SurveyContext } from '../model.ts'
import { factsFrom } from './factsFrom.ts'

/** Converts answers to facts; open answers allow all their values. Does not throw, whatever was stored. */
export const factsOf = (context: SurveyContext, answers: Answers): Facts =>
  factsFrom(context, activeQuestionsOf(context, answers).readings)
