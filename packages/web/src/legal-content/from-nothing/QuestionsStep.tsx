import { Button, Group, NativeSelect, Stack, Textarea, TextInput } from '@mantine/core'
import {
  answerIn,
  answerOperations,
  isSameValue,
  LAW_QUESTIONS,
  type LawAnswer,
  type LawQuestionId,
} from '@portal/contract'
import type { Status } from '@portal/rules'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { LawText } from '../../shared/law/LawText.tsx'
import classes from './fromNothing.module.css'
import type { StepProps } from './StepList.tsx'
import { useReportUnsaved } from './useUnsaved.ts'

/** Who asks and for what: each answer is a row, and a question without one stays amber and says what is open. */
export function QuestionsStep(props: StepProps) {
  const { t } = useTranslation()
  return (
    <>
      <p>{t('fromNothing.questionsLead')}</p>
      <ol className={classes.questions}>
        {LAW_QUESTIONS.map(({ id }) => (
          <li key={id}>
            <Question key={JSON.stringify(answerIn(props.file, id))} {...props} question={id} />
          </li>
        ))}
      </ol>
    </>
  )
}

const LIGHTS = ['GREEN', 'AMBER', 'RED'] as const
type Typed = { light: Status | ''; reason: string; document: string; article: string }

function Question({ file, change, onUnsaved, question }: StepProps & { question: LawQuestionId }) {
  const { t } = useTranslation()
  const given = answerIn(file, question)
  const [typed, setTyped] = useState<Typed>(() => typedOf(given))
  const answer = answerOf(typed, file)
  useReportUnsaved(onUnsaved, question, !isSameValue(typed, typedOf(given)))
  const set = (part: Partial<Typed>) => setTyped({ ...typed, ...part })
  const name = t(`fromNothing.questions.${question}`)
  if (question === 'before-law' && file.measures.length === 0) return <p>{t('fromNothing.needsMeasure', { name })}</p>
  return (
    <Stack gap="xs" component="fieldset" className={classes.question ?? ''}>
      <legend>{name}</legend>
      <NativeSelect
        aria-label={t('fromNothing.answerTo', { name })}
        size="md"
        value={typed.light}
        onChange={({ currentTarget: { value } }) => set({ light: LIGHTS.find((one) => one === value) ?? '' })}
        data={[
          { value: '', label: t('fromNothing.open') },
          ...LIGHTS.map((value) => ({ value, label: t(`fromNothing.answers.${value}`) })),
        ]}
      />
      {typed.light !== '' && <Grounds file={file} typed={typed} set={set} />}
      <Group gap="xs">
        <Button
          variant="default"
          size="sm"
          disabled={answer === undefined || isSameValue(answer, given)}
          aria-label={t('fromNothing.saveOf', { name })}
          onClick={() => answer !== undefined && change(answerOperations(file, question, answer))}
        >
          {t('fromNothing.save')}
        </Button>
        {given && <LawText>{given.reason}</LawText>}
      </Group>
    </Stack>
  )
}

type GroundsProps = Pick<StepProps, 'file'> & { typed: Typed; set: (part: Partial<Typed>) => void }

/** Why, and where that stands: in an article of a document, or nowhere that was searched. */
function Grounds({ file, typed, set }: GroundsProps) {
  const { t } = useTranslation()
  return (
    <>
      <Textarea
        label={t('fromNothing.reason')}
        autosize
        maxLength={1000}
        value={typed.reason}
        onChange={({ currentTarget }) => set({ reason: currentTarget.value })}
      />
      <NativeSelect
        label={t('informationHub.differences.fields.document')}
        value={typed.document}
        onChange={({ currentTarget }) => set({ document: currentTarget.value })}
        data={[
          { value: '', label: t(typed.light === 'RED' ? 'fromNothing.choose' : 'fromNothing.noRule') },
          ...file.documents.map(({ id, titleEnglish }) => ({ value: id, label: titleEnglish })),
        ]}
      />
      {typed.document !== '' && (
        <TextInput
          label={t('legalContent.editor.article')}
          maxLength={200}
          value={typed.article}
          onChange={({ currentTarget }) => set({ article: currentTarget.value })}
        />
      )}
    </>
  )
}

function typedOf(given: LawAnswer | null): Typed {
  if (!given) return { light: '', reason: '', document: '', article: '' }
  const { light, reason, basis } = given
  const cited = 'document' in basis ? { document: basis.document, article: basis.article ?? '' } : null
  return { light, reason, ...(cited ?? { document: '', article: '' }) }
}

/** Null is no answer, undefined one that is not whole: what is not allowed, and what an article is cited for, needs the article. */
function answerOf({ light, reason, document, article }: Typed, file: StepProps['file']): LawAnswer | null | undefined {
  if (light === '') return null
  if (reason.trim() === '') return undefined
  if (document !== '')
    return article.trim() === '' ? undefined : { light, reason, basis: { document, article: article.trim() } }
  const [last] = file.matrices[0]?.rows.at(-1)?.then.basis ?? []
  return light === 'RED' || !last || 'document' in last ? undefined : { light, reason, basis: last }
}
