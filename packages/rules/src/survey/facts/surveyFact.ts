import type { QuestionId, SurveyContext, SurveyFact, Utilisation } from '../model.ts'
import { UNKNOWN } from '../questions.ts'
import { known, oneOf, type Reading } from '../reading.ts'
import { dateOf, PERIODS, periodsOf } from '../span.ts'

type ReadAnswer = (question: QuestionId) => Reading

/** A fact derived from several answers (`SURVEY_FACTS`); empty as long as none of them is answered. */
export function surveyFact(context: SurveyContext, answer: ReadAnswer, fact: SurveyFact): Reading {
  switch (fact) {
    case 'accessPeriod':
      return accessPeriod(answer)
    case 'providerHasRegions':
      return known([(context.country?.regions.length ?? 0) > 0 ? 'yes' : 'no'])
    case 'chosenUsesUtilisation':
      return chosenUses(context, answer)
    case 'anyUseUtilisation':
      return anyUse(chosenUses(context, answer), answer('utilisationCheck'))
  }
}

/** The period of access; a date that spans the boundary of two periods counts as both. */
function accessPeriod(answer: ReadAnswer): Reading {
  const { values, open } = answer('accessDate')
  const date = dateOf(values[0] ?? '')
  if (!date) return answer('accessPeriod')
  return open ? oneOf([...Object.keys(PERIODS), UNKNOWN]) : known(periodsOf(date.span))
}

/** Whether the chosen uses are utilisation, as the strictest of them: yes, then depends, then no. */
function chosenUses({ uses }: SurveyContext, answer: ReadAnswer): Reading {
  const { values, open } = answer('intendedUse')
  const found = new Set(uses.filter(({ id }) => values.includes(id)).map(({ utilisation }) => utilisation))
  const ranked = (['yes', 'depends', 'no'] as const).filter((each) => found.has(each))
  return open ? oneOf(ranked) : known(ranked.slice(0, 1))
}

/** The same, where the user's own answer replaces "depends" if there is one. */
function anyUse(chosen: Reading, check: Reading): Reading {
  if (!chosen.values.includes('depends')) return chosen
  const checked = check.values.map((value): Utilisation => (value === 'yes' || value === 'no' ? value : 'depends'))
  const settled: readonly Utilisation[] = checked.length > 0 ? checked : ['depends']
  const values = new Set([...chosen.values.filter((value) => value !== 'depends'), ...settled])
  return { values: [...values], open: values.size > 1 && (chosen.open || check.open) }
}
