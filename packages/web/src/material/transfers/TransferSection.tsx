import { Anchor, Button, Group } from '@mantine/core'
import { type Assessment, missingItems, type ReceivedSheet, type Transfer, type TransferList } from '@portal/contract'
import { mapCountryName } from '@portal/texts'
import { useQuery } from '@tanstack/react-query'
import { lazy, Suspense, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { formatDay } from '../../shared/dates/dates.ts'
import { Loaded } from '../../shared/feedback/Loaded.tsx'
import { Details } from '../../shared/layout/Details.tsx'
import { SheetPapers } from './SheetPapers.tsx'
import classes from './transfers.module.css'
import { transferQueries, useSaveSheet } from './transfers.queries.ts'

const TransferDialog = lazy(async () => ({ default: (await import('./TransferDialog.tsx')).TransferDialog }))

type Open = { transfer: Transfer | null; withdraws: boolean } | null

/** From whom the material came, to whom it went, and what has to go with it. */
export function TransferSection({ assessment }: { assessment: Assessment }) {
  const query = useQuery(transferQueries.of(assessment.assessmentId))
  return <Loaded query={query}>{(list) => <Transfers assessment={assessment} list={list} />}</Loaded>
}

function Transfers({ assessment, list }: { assessment: Assessment; list: TransferList }) {
  const { t } = useTranslation()
  const [open, setOpen] = useState<Open>(null)
  const { rows, received, items, papers, mayChange } = list
  return (
    <div className={classes.section} data-empty={rows.length === 0 && !received}>
      {received && <Received sheet={received} />}
      {rows.length === 0 && <p className={classes.quiet}>{t('assessments.transfers.none')}</p>}
      {rows.length > 0 && (
        <ul className={classes.list}>
          {rows.map((transfer) => (
            <TransferRow
              key={transfer.transferId}
              transfer={transfer}
              onOpen={mayChange ? (withdraws) => setOpen({ transfer, withdraws }) : undefined}
            />
          ))}
        </ul>
      )}
      <SheetItems items={items} />
      {mayChange && (
        <Button size="sm" variant="default" onClick={() => setOpen({ transfer: null, withdraws: false })}>
          {t('assessments.transfers.add')}
        </Button>
      )}
      <Suspense>
        {open && <TransferDialog assessment={assessment} papers={papers} {...open} onClose={() => setOpen(null)} />}
      </Suspense>
    </div>
  )
}

function Received({ sheet }: { sheet: ReceivedSheet }) {
  const { t } = useTranslation()
  const { sender, code, signer, publicKey, transferredOn, lockReason, verifyAt, evidence } = sheet
  return (
    <div className={classes.received}>
      <p>{t('assessments.transfers.received.from', { sender, code, day: formatDay(transferredOn) })}</p>
      {lockReason && <p>{t('assessments.transfers.received.locked', { reason: lockReason })}</p>}
      <p className={classes.small}>{t(`assessments.transfers.received.signer.${signer}`, { key: publicKey })}</p>
      {/^https?:\/\//.test(verifyAt) && (
        <Anchor href={verifyAt} target="_blank" rel="noopener noreferrer" size="sm">
          {t('assessments.transfers.received.verify')}
        </Anchor>
      )}
      {evidence.some(({ attached }) => !attached) && (
        <p className={classes.small}>{t('assessments.transfers.received.attach')}</p>
      )}
      <SheetPapers papers={evidence} />
    </div>
  )
}

type RowProps = { transfer: Transfer; onOpen: ((withdraws: boolean) => void) | undefined }

function TransferRow({ transfer, onOpen }: RowProps) {
  const { t } = useTranslation()
  const { recipient, country, transferredOn, version, savedBy, withdrawn, lockReason, reason, code, amount, evidence } =
    transfer
  return (
    <li data-withdrawn={withdrawn}>
      <strong>
        {recipient}, {mapCountryName(country)}
      </strong>
      <span className={classes.small}>
        {t('assessments.transfers.on', { day: formatDay(transferredOn), version, by: savedBy })}
      </span>
      <span className={classes.small}>
        {[t('assessments.transfers.code', { code }), amount].filter(Boolean).join(' · ')}
      </span>
      {lockReason && <span className={classes.small}>{t('assessments.transfers.locked', { reason: lockReason })}</span>}
      {reason && (
        <span className={classes.small}>
          {t(`assessments.transfers.${withdrawn ? 'withdrawn' : 'corrected'}`, { reason })}
        </span>
      )}
      <SheetPapers papers={evidence} />
      <Group gap="xs">
        <Downloads transfer={transfer} />
        {onOpen && !withdrawn && <Corrections recipient={recipient} onOpen={onOpen} />}
      </Group>
    </li>
  )
}

/** The hand-over sheet in each format; as a ZIP file where papers go with it. */
function Downloads({ transfer }: { transfer: Transfer }) {
  const { t } = useTranslation()
  const save = useSaveSheet()
  const formats = transfer.evidence.length > 0 ? (['pdf', 'json', 'zip'] as const) : (['pdf', 'json'] as const)
  return formats.map((format) => (
    <Button
      key={format}
      size="compact-sm"
      variant="subtle"
      aria-label={t('assessments.transfers.downloadOf', {
        recipient: transfer.recipient,
        format: t(`assessments.transfers.${format}`),
      })}
      loading={save.isPending && save.variables?.format === format}
      onClick={() => save.mutate({ transfer, format })}
    >
      {t(`assessments.transfers.${format}`)}
    </Button>
  ))
}

type CorrectionsProps = Pick<Transfer, 'recipient'> & { onOpen: (withdraws: boolean) => void }

function Corrections({ recipient, onOpen }: CorrectionsProps) {
  const { t } = useTranslation()
  return (
    <>
      <Button
        size="compact-sm"
        variant="subtle"
        aria-label={t('assessments.transfers.correctOf', { recipient })}
        onClick={() => onOpen(false)}
      >
        {t('assessments.transfers.correct')}
      </Button>
      <Button
        size="compact-sm"
        variant="subtle"
        aria-label={t('assessments.transfers.withdrawOf', { recipient })}
        onClick={() => onOpen(true)}
      >
        {t('assessments.transfers.withdraw')}
      </Button>
    </>
  )
}

/** The checklist of what has to go with the material, filled from answers and evidence. */
function SheetItems({ items }: Pick<TransferList, 'items'>) {
  const { t } = useTranslation()
  const missing = new Set(missingItems(items))
  return (
    <Details className={classes.items} summary={t('assessments.transfers.items')}>
      <p className={classes.small}>{t('assessments.transfers.itemsHint')}</p>
      <ul>
        {items.map(({ item, text, papers }) => {
          const isThere = text !== null || papers.length > 0
          const state = isThere ? 'there' : missing.has(item) ? 'missing' : 'notThere'
          return (
            <li key={item} data-state={state}>
              {t('list.labelled', { label: t(`assessments.transfers.itemNames.${item}`), value: '' })}
              <strong>{t(`assessments.transfers.${state}`)}</strong>
              <span className={classes.small}>{[text, ...papers].filter(Boolean).join(' · ')}</span>
            </li>
          )
        })}
      </ul>
      {missing.size === 0 && <p className={classes.small}>{t('assessments.transfers.whole')}</p>}
    </Details>
  )
}
