import { UnstyledButton } from '@mantine/core'
import { type CountryFile, versions } from '@portal/contract'
import { useQuery } from '@tanstack/react-query'
import { useTranslation } from 'react-i18next'
import { call } from '../../api/call.ts'
import { Failure } from '../../shared/feedback/Failure.tsx'
import { LawText } from '../../shared/law/LawText.tsx'
import type { DraftRef } from '../core/legalContent.queries.ts'
import classes from '../proof/ProofPanel.module.css'
import { WhoChanges } from '../proof/WhoChanges.tsx'
import type { Sheets } from '../sheets/useSheets.ts'

type Props = {
  readonly reference: DraftRef
  /** What the reader sees, and the revision of it that is saved. */
  readonly draft: { readonly file: CountryFile; readonly revision: number }
  readonly sheets: Sheets
  readonly onGoTo: (target: { readonly sheet: string; readonly entry: string; readonly text: string }) => void
}

/** What keeps house rules from being used, by the server's proof of what is saved, and which cases they would change. */
export function HousePanel({ reference, draft, sheets, onGoTo }: Props) {
  const { t } = useTranslation()
  const proof = useQuery({
    queryKey: ['legal-content', 'houseProof', reference, draft.revision],
    queryFn: () => call(versions.validate, { params: reference }),
    placeholderData: (before) => before,
    staleTime: 0,
  })
  const problems = proof.data?.problems ?? []
  return (
    <section className={classes.panel} aria-label={t('lawProof.title')}>
      <p>{t('houseRules.addsOnly')}</p>
      {proof.isError && <Failure error={proof.error} onRetry={() => proof.refetch()} />}
      <div className={classes.part} role="status">
        {proof.data?.valid && <p>{t('houseRules.proven')}</p>}
        {problems.length > 0 && (
          <>
            <h2>{t('houseRules.problems', { count: problems.length })}</h2>
            <ul>
              {problems.map(({ path, message }) => {
                const entry = `row ${path}`
                const sheet = sheets.sheetIdOf(entry, draft.file)
                return (
                  <li key={`${path} ${message}`}>
                    {sheet === null ? (
                      path
                    ) : (
                      <UnstyledButton className={classes.link} onClick={() => onGoTo({ sheet, entry, text: message })}>
                        {t('informationHub.differences.quoted', { text: ruleWords(draft.file, path) })}
                      </UnstyledButton>
                    )}{' '}
                    <LawText>{problemWords(draft.file, message)}</LawText>
                  </li>
                )
              })}
            </ul>
          </>
        )}
      </div>
      <WhoChanges country={reference.id} version={reference.version} revision={draft.revision} />
    </section>
  )
}

const ROW_IDS = /\bzz-[a-z0-9-]+/g

/** A problem with the rules that it names by their words, as on the sheet. */
export const problemWords = (file: Rules, message: string): string =>
  message.replace(ROW_IDS, (id) => `“${ruleWords(file, id)}”`)

type Rules = Pick<CountryFile, 'matrices'>

/** A rule by its words; what is no rule keeps its id. */
export const ruleWords = ({ matrices }: Rules, id: string): string =>
  matrices.flatMap(({ rows }) => rows).find((row) => row.id === id)?.then.reason ?? id
