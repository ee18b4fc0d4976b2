import '@mantine/core/styles/Checkbox.layer.css'
import '@mantine/core/styles/InlineInput.layer.css'
import { Checkbox } from '@mantine/core'
import type { Duty, Evidence } from '@portal/contract'
import { useQuery } from '@tanstack/react-query'
import { useTranslation } from 'react-i18next'
import { Loaded } from '../../../shared/feedback/Loaded.tsx'
import { LawText } from '../../../shared/law/LawText.tsx'
import { Details } from '../../../shared/layout/Details.tsx'
import { dutiesOfCase, openDuties } from '../../core/dutiesOfCase.queries.ts'
import { dueWords } from '../../core/dutyWords.ts'
import { papersOfCase } from '../../core/papersOfCase.queries.ts'
import type { ReasonForm } from './LockReason.tsx'
import classes from './release.module.css'

type Props = { assessmentId: string; form: ReasonForm }

/** As many are shown at once; more are folded, so that the fields stay in view. */
const FEW = 3

/** The duties that are open while the lock is released, with the papers that are missing, and the tick in spite of them. */
export function OpenDuties({ assessmentId, form }: Props) {
  const { t } = useTranslation()
  const papers = useQuery(papersOfCase.of(assessmentId))
  return (
    <Loaded query={useQuery(dutiesOfCase.of(assessmentId))} lines={3}>
      {({ rows }) => {
        const open = openDuties(rows)
        const count = open.length
        if (count === 0) return null
        return (
          <section className={classes.open} aria-label={t('assessments.locks.openDuties', { count })}>
            <Details summary={<strong>{t('assessments.locks.openDuties', { count })}</strong>} open={count <= FEW}>
              <ul>
                {open.map((duty) => (
                  <li key={duty.dutyId}>
                    <LawText>{duty.text}</LawText>
                    <small>
                      {[dueWords(t, duty), !hasPaper(papers.data?.rows, duty) && t('assessments.locks.noPaper')]
                        .filter(Boolean)
                        .join(' · ')}
                    </small>
                  </li>
                ))}
              </ul>
            </Details>
            <Checkbox
              {...form.register('openDuties')}
              size="md"
              label={t('assessments.locks.despite', { count })}
              error={form.formState.errors.openDuties?.message}
            />
          </section>
        )
      }}
    </Loaded>
  )
}

const hasPaper = (papers: readonly Evidence[] | undefined, { dutyId }: Duty): boolean =>
  papers === undefined ||
  papers.some(
    ({ state, uses }) =>
      state !== 'withdrawn' && uses.some(({ target }) => target.part === 'duty' && target.id === dutyId),
  )
