import { Anchor, Button, NativeSelect } from '@mantine/core'
import { LETTER_FORMATS, type Letter, LetterLanguage } from '@portal/contract'
import { ownName } from '@portal/texts'
import { useQuery } from '@tanstack/react-query'
import { useTranslation } from 'react-i18next'
import { Link, useParams, useSearchParams } from 'react-router'
import { formatInstant } from '../shared/dates/dates.ts'
import { Loaded } from '../shared/feedback/Loaded.tsx'
import { notify } from '../shared/feedback/notify.ts'
import { Details } from '../shared/layout/Details.tsx'
import { PageTitle } from '../shared/layout/PageTitle.tsx'
import { paths } from '../shared/navigation/paths.ts'
import { LetterForm } from './LetterForm.tsx'
import { LetterSending } from './LetterSending.tsx'
import { LetterSheet, plainTextOf } from './LetterSheet.tsx'
import { LetterState } from './LettersPage.tsx'
import classes from './letters.module.css'
import { type LetterKey, letterQueries, useDownloadLetter } from './letters.queries.ts'

/** One letter: as it is written, with its fields beside it. */
export function LetterPage() {
  const { id = '', letterId = '' } = useParams()
  const [search, setSearch] = useSearchParams()
  const language = LetterLanguage.catch('en').parse(search.get('language'))
  const key = { id, letterId, language }
  const query = useQuery(letterQueries.one(key))
  return (
    <Loaded query={query} lines={12}>
      {(letter) => (
        <LetterScreen
          letter={letter}
          of={key}
          onLanguage={(chosen) => setSearch(chosen === 'en' ? {} : { language: chosen }, { replace: true })}
        />
      )}
    </Loaded>
  )
}

type Props = { letter: Letter; of: LetterKey; onLanguage: (language: string) => void }

function LetterScreen({ letter, of, onLanguage }: Props) {
  const { t } = useTranslation()
  return (
    <>
      <PageTitle
        title={letter.title}
        lead={<LetterState letter={letter} />}
        actions={
          <div className={classes.elsewhere}>
            <Anchor component={Link} to={paths.letters(of.id)}>
              {t('assessments.letters.all')}
            </Anchor>
            <Anchor component={Link} to={paths.assessment(of.id)}>
              {t('assessments.letters.back')}
            </Anchor>
          </div>
        }
      />
      <div className={classes.grid}>
        <section aria-label={t('assessments.letters.preview')}>
          <LetterTools letter={letter} of={of} onLanguage={onLanguage} />
          <LetterSheet blocks={letter.blocks} language={letter.language} />
        </section>
        <aside className={classes.side}>
          <LetterForm key={of.language} letter={letter} of={of} />
          {letter.kind !== 'file_note' && letter.kind !== 'out_of_scope' && <LetterSending letter={letter} of={of} />}
          {letter.version > 0 && <LetterHistory of={of} />}
        </aside>
      </div>
    </>
  )
}

function LetterTools({ letter, of, onLanguage }: Props) {
  const { t } = useTranslation()
  const download = useDownloadLetter(of)
  const copy = async () => {
    await navigator.clipboard.writeText(plainTextOf(letter.blocks))
    notify.success(t('assessments.letters.copied'))
  }
  return (
    <div className={classes.tools}>
      {letter.languages.length > 1 && (
        <NativeSelect
          aria-label={t('assessments.letters.language')}
          value={letter.language}
          onChange={({ currentTarget }) => onLanguage(currentTarget.value)}
          data={letter.languages.map((value) => ({ value, label: ownName(value) }))}
        />
      )}
      {LETTER_FORMATS.map((format) => (
        <Button
          key={format}
          variant={format === 'docx' ? 'filled' : 'default'}
          loading={download.isPending && download.variables === format}
          aria-label={t('assessments.letters.download', { format: format.toUpperCase() })}
          onClick={() => download.mutate(format)}
        >
          {format.toUpperCase()}
        </Button>
      ))}
      <Button variant="subtle" onClick={copy}>
        {t('assessments.letters.copy')}
      </Button>
    </div>
  )
}

function LetterHistory({ of }: { of: LetterKey }) {
  const { t } = useTranslation()
  const query = useQuery(letterQueries.history(of))
  return (
    <Details className={classes.history} summary={t('assessments.letters.history')}>
      <Loaded query={query}>
        {({ rows }) => (
          <ol>
            {rows.map(({ at, by, action }) => (
              <li key={`${at} ${action}`}>
                {t(`assessments.letters.actions.${action}`, { by, at: formatInstant(at) })}
              </li>
            ))}
          </ol>
        )}
      </Loaded>
    </Details>
  )
}
