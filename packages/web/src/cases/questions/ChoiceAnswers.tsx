import type { Answer } from '@portal/rules'
import {
  type FocusEvent,
  type HTMLAttributes,
  type KeyboardEvent,
  lazy,
  memo,
  type ReactNode,
  Suspense,
  useCallback,
  useId,
  useRef,
  useState,
} from 'react'
import { useTranslation } from 'react-i18next'
import { CONFIRM } from '../core/answers.ts'
import { type AnswerProps, UNKNOWN } from './AnswerProps.ts'
import classes from './choices.module.css'

/** Comes with the glossary, after the question. */
const TermButton = lazy(async () => ({ default: (await import('../../shared/glossary/Term.tsx')).TermButton }))

type Props = {
  type: 'radio' | 'checkbox'
  name: string
  label: string
  help?: ReactNode
  checked: boolean
  disabled: boolean
  /** The glossary term of the option; its button stands beside the row, since a label has one control. */
  termId?: string
  /** "I don't know" steps back behind the answers. */
  quiet?: boolean
  /** The answer of the question once this is chosen, or its tick taken away. */
  answer: Answer
  onAnswer: AnswerProps['onAnswer']
}

/** One row of an answer group: all of it can be clicked, and the input is named by its label alone. */
export const ChoiceRow = memo(function ChoiceRow(props: Props) {
  const { label, help, termId, quiet = false, answer, onAnswer, ...input } = props
  const id = useId()
  return (
    <div className={classes.row} data-checked={input.checked} data-quiet={quiet}>
      <label className={classes.option}>
        <input
          {...input}
          aria-labelledby={id}
          aria-describedby={help ? `${id}-help` : undefined}
          onChange={() => onAnswer(answer)}
        />
        <span className={classes.text}>
          <span id={id} className={classes.label}>
            {label}
          </span>
          {help && (
            <span id={`${id}-help`} className={classes.help}>
              {help}
            </span>
          )}
        </span>
      </label>
      <Suspense>{termId !== undefined && <TermButton id={termId} />}</Suspense>
    </div>
  )
})

/** The outline around the rows of one answer. */
export const ChoiceGroup = (props: HTMLAttributes<HTMLDivElement>) => <div className={classes.group} {...props} />

/** The glossary terms of options that are called otherwise. */
const TERMS: { readonly [option: string]: string | undefined } = { sequence_data: 'dsi', permit: 'pic' }

export const termOfOption = (option: string): string => TERMS[option] ?? option

/**
 * The handlers of a group of radio buttons. An arrow key chooses each option that it passes: that becomes the answer once
 * another key is pressed, the group is left, or the keys rest, so that the history has no answer that nobody meant.
 */
function useRadioAnswer(value: AnswerProps['value'], onAnswer: AnswerProps['onAnswer']) {
  const isPassing = useRef(false)
  const settle = () => {
    if (isPassing.current && value !== undefined) onAnswer(value)
    isPassing.current = false
  }
  const answer = useCallback((given: Answer) => onAnswer(given, isPassing.current ? 'passing' : 'chosen'), [onAnswer])
  const group = {
    onKeyDown: ({ key }: KeyboardEvent) => {
      if (key.startsWith('Arrow')) isPassing.current = true
      else settle()
    },
    onPointerDown: () => {
      isPassing.current = false
    },
    onBlur: ({ currentTarget, relatedTarget }: FocusEvent) => {
      if (!currentTarget.contains(relatedTarget)) settle()
    },
  }
  return { answer, group }
}

export function SingleChoice({ question, value, onAnswer, readOnly }: AnswerProps) {
  const { answer, group } = useRadioAnswer(value, onAnswer)
  return (
    <ChoiceGroup {...group}>
      {question.options?.map((option) => (
        <ChoiceRow
          key={option.value}
          type="radio"
          name={question.id}
          label={option.label}
          termId={termOfOption(option.value)}
          help={option.help}
          quiet={option.value === UNKNOWN}
          checked={value === option.value}
          disabled={readOnly}
          answer={option.value}
          onAnswer={answer}
        />
      ))}
    </ChoiceGroup>
  )
}

export function MultiChoice({ question, value, onAnswer, readOnly }: AnswerProps) {
  const options = question.options ?? []
  const chosen = Array.isArray(value) ? value : NONE
  const before = useLast(chosen, !chosen.some((option) => ALONE.includes(option)))
  return (
    <ChoiceGroup>
      {options.map((option) => (
        <ChoiceRow
          key={option.value}
          type="checkbox"
          name={question.id}
          label={option.label}
          termId={termOfOption(option.value)}
          help={option.help}
          quiet={option.value === UNKNOWN}
          checked={chosen.includes(option.value)}
          disabled={readOnly}
          answer={toggleOption(chosen, option.value, !chosen.includes(option.value)) ?? takenBack(before, option.value)}
          onAnswer={onAnswer}
        />
      ))}
    </ChoiceGroup>
  )
}

const NONE: readonly string[] = []

/** What was chosen before "none" or "I don't know" took its place is there again without it. */
const takenBack = (before: readonly string[] | undefined, option: string): readonly string[] | null =>
  ALONE.includes(option) && before && before.length > 0 ? before : null

/** The last value for which the condition held. */
export function useLast<T>(value: T, isMeant: boolean): T | undefined {
  const [last, setLast] = useState(isMeant ? value : undefined)
  if (isMeant && value !== last) setLast(value)
  return last
}

const ANSWERS = [true, false] as const

/** Yes or no; the confirmation is one tick. */
export function BooleanAnswer({ question, value, onAnswer, readOnly }: AnswerProps) {
  const { t } = useTranslation()
  const radio = useRadioAnswer(value, onAnswer)
  if (question.id === CONFIRM) {
    return (
      <ChoiceGroup>
        <ChoiceRow
          type="checkbox"
          name={question.id}
          label={question.label}
          checked={value === true}
          disabled={readOnly}
          answer={value !== true}
          onAnswer={onAnswer}
        />
      </ChoiceGroup>
    )
  }
  return (
    <ChoiceGroup {...radio.group}>
      {ANSWERS.map((answer) => (
        <ChoiceRow
          key={String(answer)}
          type="radio"
          name={question.id}
          label={t(answer ? 'assessments.form.yes' : 'assessments.form.no')}
          checked={value === answer}
          disabled={readOnly}
          answer={answer}
          onAnswer={radio.answer}
        />
      ))}
    </ChoiceGroup>
  )
}

/** These options exclude all others: "none" and "I don't know". */
const ALONE: readonly string[] = ['none', UNKNOWN]

/** The choices after one was ticked or taken back; null when none is left. */
export function toggleOption(chosen: readonly string[], option: string, checked: boolean): string[] | null {
  const kept = checked ? chosen.filter((other) => !ALONE.includes(other) && !ALONE.includes(option)) : chosen
  const next = checked ? [...kept, option] : kept.filter((other) => other !== option)
  return next.length > 0 ? next : null
}
