import type { Question } from '@portal/rules'
import i18next from 'i18next'
import type { ReactNode } from 'react'
import { CONFIRM } from '../answering/confirmQuestion.ts'
import { answerText } from '../answering/questions/answerText.ts'
import type { ComparedCell, ComparedGroup } from './ComparedRow.ts'
import type { Side } from './Side.ts'
import { unionOf } from './unionOf.ts'

/** What stands below an answer that can be changed. */
export type AnswerTool = (side: Side, question: Question) => ReactNode

/** By section every question that one of the sides is asked, with its answers. */
export function comparedAnswers(sides: readonly Side[], tool?: AnswerTool): readonly ComparedGroup[] {
  const sections = sides[0]?.state.sections ?? []
  return sections.map(({ id, title }) => ({
    key: id,
    title,
    rows: questionsIn(sides, id).map((question) => ({
      key: question.id,
      label: question.label,
      cells: sides.map((side) => answered(side, question, tool)),
    })),
  }))
}

function questionsIn(sides: readonly Side[], section: string): readonly Question[] {
  const asked = sides.map(({ state }) =>
    state.pages
      .filter((page) => page.section === section)
      .flatMap(({ questions }) => questions.filter(({ active }) => active).map(({ question }) => question)),
  )
  return unionOf(asked, ({ id }) => id).filter(({ id }) => id !== CONFIRM)
}

function answered(side: Side, question: Question, tool: AnswerTool | undefined): ComparedCell {
  const asked = side.state.pages.flatMap(({ questions }) => questions).find((one) => one.question.id === question.id)
  if (!asked?.active) return { shown: i18next.t('assessments.compare.notAsked'), mark: '' }
  const { value, missing } = asked
  const text = missing ? i18next.t('assessments.compare.notAnswered') : answerText(question, value, side)
  const shown = (
    <>
      {question.id === 'geneticResource' && typeof value === 'string' ? <em>{text}</em> : text}
      {tool?.(side, question)}
    </>
  )
  return { shown, mark: JSON.stringify([missing, value ?? null]) }
}
