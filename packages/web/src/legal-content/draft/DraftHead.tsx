import '@mantine/core/styles/Badge.layer.css'
import { Alert, Anchor, Badge, Button, Group, Text } from '@mantine/core'
import { type CallOutput, type ContentVersion, type editing, HOUSE, isThin } from '@portal/contract'
import { countryName } from '@portal/texts'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { Link, useNavigate } from 'react-router'
import { ActivateVersion } from '../../information-hub/index.ts'
import { formatInstant } from '../../shared/dates/dates.ts'
import { ConfirmDialog } from '../../shared/dialog/ConfirmDialog.tsx'
import { LazyPart } from '../../shared/feedback/LazyPart.tsx'
import { notify } from '../../shared/feedback/notify.ts'
import { useErrorText } from '../../shared/feedback/useErrorText.ts'
import { PageTitle } from '../../shared/layout/PageTitle.tsx'
import { paths } from '../../shared/navigation/paths.ts'
import { type DraftRef, type OpenedDraft, useRemoveHouseDraft } from '../core/legalContent.queries.ts'
import { ClearingHouseDialog } from '../exchange/ClearingHouseDialog.tsx'
import { ExchangeDialog } from '../exchange/ExchangeDialog.tsx'
import { CounselLinksDialog } from '../review/CounselLinksDialog.tsx'
import { GiveBackDialog, HandOverDialog } from '../review/HandOverDialogs.tsx'
import { unreadKeys } from './history.ts'
import type { LawDraft } from './useDraft.ts'

type Log = CallOutput<typeof editing.edits>
type Props = {
  readonly reference: DraftRef
  readonly draft: LawDraft
  readonly log: Log
  /** The version that the draft changes. */
  readonly base: OpenedDraft['base']
}

/** The name of a draft, how its saving stands, and its way to the second person. */
export function DraftHead({ reference, draft, log, base }: Props) {
  const { t } = useTranslation()
  const { version } = log
  const isHouse = reference.id === HOUSE
  const country = countryName(reference.id, draft.file.name)
  return (
    <>
      <PageTitle
        title={isHouse ? t('houseRules.title') : t('legalContent.draft.title', { country })}
        lead={
          <Group gap="xs">
            <Badge variant="light" tt="none">
              <VersionName version={version} isHouse={isHouse} />
            </Badge>
            <SavingText draft={draft} version={version} />
          </Group>
        }
        actions={<HeadActions reference={reference} draft={draft} log={log} base={base} />}
      />
      {version.state !== 'draft' && (
        <Alert color="petrol">
          {t(isHouse ? 'houseRules.notDraft' : 'legalContent.draft.notDraft', { version: version.version })}
        </Alert>
      )}
      <Outdated {...reference} {...log} />
      <HandOverState log={log} />
    </>
  )
}

function VersionName({ version: { version, state, basedOn }, isHouse }: { version: ContentVersion; isHouse: boolean }) {
  const { t } = useTranslation()
  if (state !== 'draft')
    return `${t('informationHub.country.version', { version })}, ${t(`informationHub.country.states.${state}`)}`
  return basedOn === null
    ? t(isHouse ? 'houseRules.version' : 'fromNothing.draft', { version })
    : t('legalContent.draft.version', { version, from: basedOn })
}

function SavingText({ draft, version }: { draft: LawDraft; version: ContentVersion }) {
  const { t } = useTranslation()
  const errorText = useErrorText({ withFields: true })
  const time = (instant: string) => formatInstant(instant)
  const { saving, pending } = draft
  const saved = { time: time(version.editedAt), editor: version.editor ?? '' }
  const toMend = unreadKeys(draft.unread, draft.file).length
  return (
    <Text component="span" role="status">
      {saving.refusal ? `${t('legalContent.draft.refused', { reason: errorText(saving.refusal) })} ` : ''}
      {saving.since && t('legalContent.draft.unsaved', { time: time(saving.since.toISOString()) })}
      {!saving.since && pending.length > 0 && t('legalContent.draft.saving')}
      {!saving.since && pending.length === 0 && t('legalContent.draft.saved', saved)}
      {toMend > 0 && ` · ${t('lawProof.cells.title', { count: toMend })}`}
    </Text>
  )
}

/**
 * A draft that does not know the version in force leads to the merge, because it cannot be activated as it is; one that
 * lacks a shipped version that waits may be merged with it.
 */
function Outdated({ id, outdated, waiting, version: { version } }: Pick<DraftRef, 'id'> & Log) {
  const { t } = useTranslation()
  const missing = outdated ?? waiting
  if (!missing) return null
  return (
    <Alert color="petrol">
      {t(outdated ? 'informationHub.drafts.outdated' : 'legalContent.draft.waiting', missing)}{' '}
      <Anchor component={Link} to={paths.legalMerge(id, version)}>
        {t('informationHub.drafts.merge', missing)}
      </Anchor>
    </Alert>
  )
}

function HandOverState({ log: { handOver } }: { log: Log }) {
  const { t } = useTranslation()
  if (!handOver) return null
  const { outcome, sha256, message, remark } = handOver
  const somebody = t('legalContent.conflict.somebody')
  if (outcome === 'approved') return null
  if (outcome === 'returned') {
    const words = { by: handOver.decidedBy ?? somebody, remark: remark ?? '' }
    return (
      <Alert color="petrol">
        {t(handOver.isDecidedByMe ? 'legalContent.draft.returnedByYou' : 'legalContent.draft.returned', words)}
      </Alert>
    )
  }
  return (
    <Alert color="petrol">
      {handOver.isMine
        ? t('legalContent.draft.handedOverByYou')
        : t('legalContent.draft.handedOver', { by: handOver.by ?? somebody })}{' '}
      <bdi>{message}</bdi>{' '}
      <span title={sha256}>
        {t('list.labelled', { label: t('informationHub.drafts.text'), value: sha256.slice(0, 16) })}
      </span>
    </Alert>
  )
}

function HeadActions({ reference, draft, log, base }: Props) {
  const [open, setOpen] = useState<Step | null>(null)
  const { handOver, version } = log
  const close = () => setOpen(null)
  return (
    <>
      {version.state === 'draft' && (
        <Buttons reference={reference} draft={draft} log={log} base={base} onOpen={setOpen} />
      )}
      {open === 'handOver' && (
        <HandOverDialog reference={reference} version={version} file={draft.file} onClose={close} />
      )}
      {/* It stays when the draft has become the law, and tells how far the assessments are. */}
      <LazyPart>
        {open === 'review' && (
          <ActivateVersion version={version} onGiveBack={() => setOpen('giveBack')} onClose={close} />
        )}
      </LazyPart>
      {open === 'giveBack' && handOver && <GiveBackDialog reference={reference} handOver={handOver} onClose={close} />}
    </>
  )
}

type Step = 'handOver' | 'giveBack' | 'review'

function Buttons({ reference, draft, log, base, onOpen }: Props & { onOpen: (step: Step) => void }) {
  const { t } = useTranslation()
  const { handOver, version } = log
  const isWaiting = handOver !== null && handOver.outcome === null
  const obstacle = obstacleOf(draft)
  return (
    <Group gap="xs" data-part role="group" tabIndex={-1} aria-label={t('legalContent.draft.actions')}>
      {reference.id === HOUSE ? (
        <HouseActions version={version} />
      ) : (
        <LawActions reference={reference} draft={draft} base={base} version={version} />
      )}
      {isWaiting && !handOver.isMine && (
        <Button variant="default" size="md" onClick={() => onOpen('giveBack')}>
          {t('informationHub.drafts.giveBack')}
        </Button>
      )}
      {isWaiting && !handOver.isMine && (
        <Button size="md" data-active onClick={() => onOpen('review')}>
          {t('informationHub.drafts.review')}
        </Button>
      )}
      {!isWaiting && (
        <Button
          size="md"
          data-active
          disabled={obstacle !== undefined}
          title={obstacle && t(`legalContent.review.${obstacle}`)}
          onClick={() => onOpen('handOver')}
        >
          {t('legalContent.review.handOver')}
        </Button>
      )}
    </Group>
  )
}

type LawActionsProps = Pick<Props, 'reference' | 'draft' | 'base'> & { version: ContentVersion }

/** What else is done with a draft of a country's law. */
function LawActions({ reference, draft, base, version }: LawActionsProps) {
  const { t } = useTranslation()
  const { id } = reference
  // A place of which no document was read may be begun anew although it has a version.
  const isFromNothing = version.basedOn === null || isThin(base)
  return (
    <>
      {isFromNothing && (
        <Button variant="default" size="md" component={Link} to={paths.legalBegin(id, reference.version)}>
          {t('fromNothing.allSteps')}
        </Button>
      )}
      {version.basedOn !== null && (
        <Button variant="default" size="md" component={Link} to={`${paths.country(id)}#versions`}>
          {t('legalContent.review.differences')}
        </Button>
      )}
      <Outside reference={reference} draft={draft} />
    </>
  )
}

function HouseActions({ version }: { version: ContentVersion }) {
  const { t } = useTranslation()
  const errorText = useErrorText({ withFields: true })
  const navigate = useNavigate()
  const remove = useRemoveHouseDraft(version)
  const [isAsked, setAsked] = useState(false)
  const removed = () => {
    notify.success(t('informationHub.drafts.removed'))
    navigate(paths.houseRules)
  }
  return (
    <>
      <Button variant="default" size="md" onClick={() => setAsked(true)}>
        {t('informationHub.drafts.remove')}
      </Button>
      <Button variant="default" size="md" component={Link} to={paths.houseRules}>
        {t('houseRules.back')}
      </Button>
      {isAsked && (
        <ConfirmDialog
          title={t('informationHub.drafts.remove')}
          action={t('informationHub.drafts.remove')}
          pending={remove.isPending}
          failure={remove.isError ? errorText(remove.error) : undefined}
          onConfirm={() => remove.mutate(undefined, { onSuccess: removed })}
          onClose={() => setAsked(false)}
        >
          <Text>
            {t('informationHub.drafts.removeLead', { version: version.version, editor: version.editor ?? '' })}
          </Text>
        </ConfirmDialog>
      )}
    </>
  )
}

/** How a draft leaves the portal, as a file, by a link of outside counsel, on paper; and what comes from elsewhere. */
function Outside({ reference, draft }: Pick<Props, 'reference' | 'draft'>) {
  const { t } = useTranslation()
  const [open, setOpen] = useState<'file' | 'counsel' | 'published' | null>(null)
  const close = () => setOpen(null)
  return (
    <>
      <Button variant="default" size="md" onClick={() => setOpen('file')}>
        {t('lawExchange.open')}
      </Button>
      <Button variant="default" size="md" onClick={() => setOpen('counsel')}>
        {t('counsel.open')}
      </Button>
      <Button variant="default" size="md" component={Link} to={paths.legalPrint(reference.id, reference.version)}>
        {t('lawPrint.open')}
      </Button>
      <Button variant="default" size="md" onClick={() => setOpen('published')}>
        {t('lawClearingHouse.open')}
      </Button>
      {open === 'published' && (
        <ClearingHouseDialog file={draft.file} onChange={(operation) => draft.change([operation])} onClose={close} />
      )}
      {open === 'file' && <ExchangeDialog reference={reference} onClose={close} />}
      {open === 'counsel' && <CounselLinksDialog reference={reference} onClose={close} />}
    </>
  )
}

/** What has to be done before a draft can be handed over. */
function obstacleOf(draft: LawDraft): 'notSaved' | 'toMend' | undefined {
  if (draft.pending.length > 0 || draft.conflicts.length > 0) return 'notSaved'
  return unreadKeys(draft.unread, draft.file).length > 0 ? 'toMend' : undefined
}
