import { Anchor } from '@mantine/core'
import type { LetterHead } from '@portal/contract'
import { ownName } from '@portal/texts'
import { useQuery } from '@tanstack/react-query'
import { useTranslation } from 'react-i18next'
import { Link, useParams } from 'react-router'
import { CaseSubpage } from '../cases/index.ts'
import { formatDay, formatInstant } from '../shared/dates/dates.ts'
import { Empty } from '../shared/feedback/Empty.tsx'
import { Loaded } from '../shared/feedback/Loaded.tsx'
import { WithLaw } from '../shared/law/WithLaw.tsx'
import { paths } from '../shared/navigation/paths.ts'
import classes from './letters.module.css'
import { letterQueries } from './letters.queries.ts'

/** All that the steps of an assessment can need to be written: letters, declarations and notes for the file. */
export function LettersPage() {
  const { id = '' } = useParams()
  const { t } = useTranslation()
  const letters = useQuery(letterQueries.of(id))
  const back = (
    <Anchor component={Link} to={paths.assessment(id)}>
      {t('assessments.letters.back')}
    </Anchor>
  )
  return (
    <CaseSubpage texts="assessments.letters" actions={back}>
      {() => (
        <Loaded query={letters} lines={8}>
          {({ rows }) =>
            rows.length === 0 ? (
              <Empty title={t('assessments.letters.empty')} hint={t('assessments.letters.emptyHint')} />
            ) : (
              <ul className={classes.list}>
                {rows.map((letter) => (
                  <LetterItem key={letter.letterId} id={id} letter={letter} />
                ))}
              </ul>
            )
          }
        </Loaded>
      )}
    </CaseSubpage>
  )
}

function LetterItem({ id, letter }: { id: string; letter: LetterHead }) {
  const { t } = useTranslation()
  const { letterId, title, law = [], addressee, languages, savedBy, savedAt } = letter
  const details = [
    addressee && t('assessments.letters.to', { addressee }),
    languages.map(ownName).join(', '),
    savedBy && savedAt
      ? t('assessments.letters.saved', { by: savedBy, at: formatInstant(savedAt) })
      : t('assessments.letters.notSaved'),
  ].filter(Boolean)
  return (
    <li>
      <div>
        <Anchor component={Link} to={paths.letter(id, letterId)} className={classes.name}>
          <WithLaw text={title} law={law} />
        </Anchor>
        <p className={classes.small}>
          <WithLaw text={details.join(' · ')} law={[addressee]} />
        </p>
      </div>
      <LetterState letter={letter} />
    </li>
  )
}

/** Actions on a letter, and its warnings. */
export function LetterState({ letter }: { letter: LetterHead }) {
  const { t } = useTranslation()
  const { open, provisional, outdated, gone, sent } = letter
  const warnings = [
    provisional && t('assessments.letters.provisional'),
    outdated && t('assessments.letters.outdated'),
    gone && t('assessments.letters.gone'),
  ].filter(Boolean)
  return (
    <p className={classes.state}>
      <span data-open={open > 0}>
        {open > 0 ? t('assessments.letters.open', { count: open }) : t('assessments.letters.openNone')}
      </span>
      {sent && <span>{t('assessments.letters.sentOn', { day: formatDay(sent.on) })}</span>}
      {warnings.map((warning) => (
        <strong key={String(warning)}>{warning}</strong>
      ))}
    </p>
  )
}
