import { Button } from '@mantine/core'
import { casesFromAnswers, type EditedFile, isSameValue } from '@portal/contract'
import { useTranslation } from 'react-i18next'
import { Failure } from '../../shared/feedback/Failure.tsx'
import { LawText } from '../../shared/law/LawText.tsx'
import { type DraftRef, type OpenedDraft, useSaveCases } from '../core/legalContent.queries.ts'

type Props = {
  readonly reference: DraftRef
  readonly opened: OpenedDraft
  readonly file: EditedFile
  /** Whether the server has everything that was answered. */
  readonly isSaved: boolean
  readonly onReload: () => void
}

/** Golden cases made from the answers: an example for each, with its colour and row. Others stay. */
export function CasesStep({ reference, opened, file, isSaved, onReload }: Props) {
  const { t } = useTranslation()
  const save = useSaveCases(reference)
  const made = casesFromAnswers(file)
  const others = opened.cases.cases.filter(({ name }) => !made.some((one) => one.name === name))
  const isTaken = isSameValue(opened.cases.cases, [...others, ...made])
  return (
    <>
      <p>{t('fromNothing.casesLead')}</p>
      <ol>
        {made.map(({ name, expect: { lights } }) => (
          <li key={name}>
            <LawText>{name}</LawText>: {t(`informationHub.goldenCases.colours.${lights?.provider ?? 'AMBER'}`)}
          </li>
        ))}
      </ol>
      {save.isError && <Failure error={save.error} />}
      {isTaken && <p role="status">{t('fromNothing.casesTaken')}</p>}
      <Button
        variant="default"
        size="md"
        disabled={isTaken || !isSaved}
        loading={save.isPending}
        onClick={() => save.mutate([...others, ...made], { onSuccess: onReload })}
      >
        {t('fromNothing.takeCases', { count: made.length })}
      </Button>
    </>
  )
}
