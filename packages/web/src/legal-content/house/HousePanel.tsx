import { UnstyledButton } from '@mantine/core'
import type { CountryFile } from '@portal/contract'
import { useQuery } from '@tanstack/react-query'
import { useTranslation } from 'react-i18next'
import { Failure } from '../../shared/feedback/Failure.tsx'
import { LawText } from '../../shared/law/LawText.tsx'
import { type DraftRef, legalContentQueries } from '../core/legalContent.queries.ts'
import { entryWithId, problemWords } from '../core/namedInProblems.ts'
import classes from '../proof/ProofPanel.module.css'
import { WhoChanges } from '../proof/WhoChanges.tsx'
import type { Sheets } from '../sheets/useSheets.ts'

type Props = {
  readonly reference: DraftRef
  /** What the reader sees, and the revision of it that is saved. */
  readonly draft: { readonly file: CountryFile; readonly revision: number }
  readonly sheets: Sheets
  readonly onGoTo: (target: { readonly sheet: string | null; readonly entry: string; readonly text: string }) => void
}

/** What keeps house rules from being used, by the server's proof of what is saved, and which cases they would change. */
export function HousePanel({ reference, draft, sheets, onGoTo }: Props) {
  const { t } = useTranslation()
  const proof = useQuery({
    ...legalContentQueries.proof(reference, draft.revision),
    placeholderData: (before) => before,
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
                const named = entryWithId(draft.file, path)
                return (
                  <li key={`${path} ${message}`}>
                    {named ? (
                      <UnstyledButton
                        className={classes.link}
                        onClick={() =>
                          onGoTo({ ...named, sheet: sheets.sheetIdOf(named.entry, draft.file), text: message })
                        }
                      >
                        {t('informationHub.differences.quoted', { text: named.words })}
                      </UnstyledButton>
                    ) : (
                      path
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
