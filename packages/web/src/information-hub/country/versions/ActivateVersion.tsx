import { Alert, Anchor, Button, Group, Stack, Text } from '@mantine/core'
import {
  type Activation,
  type ActivationPreview,
  assessmentNumber,
  type ContentVersion,
  type FieldError,
  type HandOver,
} from '@portal/contract'
import { useQuery } from '@tanstack/react-query'
import { useEffect, useRef } from 'react'
import { useTranslation } from 'react-i18next'
import { Link } from 'react-router'
import { ApiError } from '../../../api/call.ts'
import { formatInstant } from '../../../shared/dates/dates.ts'
import { Dialog } from '../../../shared/dialog/Dialog.tsx'
import { Loaded } from '../../../shared/feedback/Loaded.tsx'
import { FormFailure } from '../../../shared/forms/formErrors.tsx'
import { LawText } from '../../../shared/law/LawText.tsx'
import { paths } from '../../../shared/navigation/paths.ts'
import { TrafficLight } from '../../../shared/status/TrafficLight.tsx'
import { Differences } from './Differences.tsx'
import differencesClasses from './differences.module.css'
import { ResultChange } from './ResultChange.tsx'
import { useActivate, useFailureText, versionQueries } from './versions.queries.ts'

type Props = {
  version: ContentVersion
  /** Leads to the remark with which a draft is given back, where it can be. */
  onGiveBack?: () => void
  onClose: () => void
}

/**
 * Shows what a version changes, in words and in assessments, makes it active, and follows their re-evaluation. A draft
 * that was handed over is approved as exactly that text.
 */
export function ActivateVersion({ version, onGiveBack, onClose }: Props) {
  const { t } = useTranslation()
  const { data: log } = useQuery({ ...versionQueries.handOver(version), enabled: version.state === 'draft' })
  const waiting = log?.handOver && !log.handOver.outcome ? log.handOver : null
  const activate = useActivate(version, waiting)
  return (
    <Dialog title={t('informationHub.drafts.reviewTitle', { version: version.version })} onClose={onClose}>
      {activate.data ? (
        <Progress activation={activate.data} onClose={onClose} />
      ) : (
        <Preview version={version} handOver={waiting} activate={activate} onGiveBack={onGiveBack} onClose={onClose} />
      )}
    </Dialog>
  )
}

type PreviewProps = Props & { handOver: HandOver | null; activate: ReturnType<typeof useActivate> }

function Preview({ version, handOver, activate, onGiveBack, onClose }: PreviewProps) {
  const { t } = useTranslation()
  const query = useQuery(versionQueries.preview(version))
  const { data: proof, error: unproven } = useQuery(versionQueries.proof(version))
  const failureText = useFailureText()
  const problems = query.error instanceof ApiError ? query.error.fields : []
  if (problems.length > 0) return <Problems of={problems} />
  return (
    <Loaded query={query} lines={6}>
      {(preview) => (
        <Stack gap="md">
          {proof && <Problems of={proof.problems} />}
          {handOver && <HandedOver handOver={handOver} />}
          {version.state === 'draft' && version.basedOn === null && <Text>{t('informationHub.drafts.isNew')}</Text>}
          {version.state === 'draft' && version.basedOn !== null && (
            <Differences
              id={version.contentId}
              from={version.basedOn}
              to={version.version}
              isPublished={false}
              days={undefined}
            />
          )}
          <Consequences preview={preview} />
          <Obstacles version={version} preview={preview} />
          <FormFailure message={failureText(activate.error ?? unproven)} />
          <Group justify="flex-end">
            <Button variant="default" size="md" onClick={onClose}>
              {t('administration.cancel')}
            </Button>
            {onGiveBack && (
              <Button variant="default" size="md" onClick={onGiveBack}>
                {t('informationHub.drafts.giveBack')}
              </Button>
            )}
            {!preview.needsSecondPerson && !preview.outdated && proof?.valid && (
              <Button size="md" loading={activate.isPending} onClick={() => activate.mutate()}>
                {t('informationHub.drafts.activate')}
              </Button>
            )}
          </Group>
        </Stack>
      )}
    </Loaded>
  )
}

/** The reasons why a version cannot be activated, each with its place. */
function Problems({ of }: { of: readonly FieldError[] }) {
  const { t } = useTranslation()
  if (of.length === 0) return <Text>{t('informationHub.drafts.holds')}</Text>
  return (
    <section>
      <Text fw={600}>{t('informationHub.drafts.problems', { count: of.length })}</Text>
      <ul className={differencesClasses.items}>
        {of.map(({ path, message }) => (
          <li key={`${path} ${message}`}>
            <strong>{path}</strong>
            <br />
            {message}
          </li>
        ))}
      </ul>
    </section>
  )
}

/** Who handed the draft over, what they say of it, and the hash of the text that is approved. */
function HandedOver({ handOver: { by, isMine, at, message, sha256 } }: { handOver: HandOver }) {
  const { t } = useTranslation()
  return (
    <Alert color="petrol">
      {isMine
        ? t('informationHub.drafts.handedOverByYou', { at: formatInstant(at) })
        : t('informationHub.drafts.handedOver', { by: by ?? '–', at: formatInstant(at) })}{' '}
      <bdi>{message}</bdi>
      <br />
      {t('list.labelled', { label: t('informationHub.drafts.text'), value: '' })}
      <code title={sha256}>{sha256.slice(0, 16)}</code>
    </Alert>
  )
}

/**
 * What keeps the reader from activating a draft: they wrote in it, or the law changed since it was begun, and those
 * changes would be lost.
 */
function Obstacles({ version, preview }: { version: ContentVersion; preview: ActivationPreview }) {
  const { t } = useTranslation()
  const { needsSecondPerson, outdated } = preview
  return (
    <>
      {outdated && (
        <>
          <Alert color="petrol">
            {t('informationHub.drafts.outdated', outdated)}{' '}
            <Anchor component={Link} to={paths.legalMerge(version.contentId, version.version)}>
              {t('informationHub.drafts.merge', outdated)}
            </Anchor>
          </Alert>
          <Differences id={version.contentId} from={outdated.from} to={outdated.to} isPublished days={undefined} />
        </>
      )}
      {needsSecondPerson && <Alert color="petrol">{t('informationHub.drafts.secondPerson')}</Alert>}
      {!needsSecondPerson && version.state === 'draft' && (
        <Text>{t('informationHub.drafts.lastEditor', { editor: version.editor ?? '' })}</Text>
      )}
    </>
  )
}

function Consequences({ preview }: { preview: ActivationPreview }) {
  const { t } = useTranslation()
  const { total, examined, changed, reopened, newDuties, failed, shifts, listed, notListed } = preview
  return (
    <>
      <Text>
        {total === 0
          ? t('informationHub.drafts.noneUnderLaw')
          : t('informationHub.drafts.examined', { count: examined, total })}
      </Text>
      {changed + reopened + newDuties + failed === 0 && <Text>{t('informationHub.drafts.noChange')}</Text>}
      {changed > 0 && (
        <div>
          <Text fw={600}>{t('informationHub.drafts.changes', { count: changed })}</Text>
          {shifts.map(({ before, after, count }) => (
            <div key={`${before} ${after}`}>
              {count} <ResultChange before={before} after={after} />
            </div>
          ))}
        </div>
      )}
      {reopened > 0 && <Text>{t('informationHub.drafts.reopens', { count: reopened })}</Text>}
      {newDuties > 0 && <Text>{t('informationHub.drafts.newDuties', { count: newDuties })}</Text>}
      {failed > 0 && <Text>{t('informationHub.drafts.failed', { count: failed })}</Text>}
      {listed.length > 0 && (
        <ul className={differencesClasses.items}>
          {listed.map((one) => (
            <li key={one.assessmentId}>
              <Anchor component={Link} to={paths.assessment(one.assessmentId)} target="_blank">
                {[one.geneticResource, one.internalReference, assessmentNumber(one.id)].filter(Boolean).join(' · ')}
              </Anchor>
              <ResultOf {...one} />
            </li>
          ))}
        </ul>
      )}
      {notListed > 0 && <Text>{t('informationHub.drafts.more', { count: notListed })}</Text>}
    </>
  )
}

/** How the result of one assessment changes: another colour, new duties, or both. */
function ResultOf({ before, after, reopened, newDuties }: ActivationPreview['listed'][number]) {
  const { t } = useTranslation()
  return (
    <>
      {before !== after && <ResultChange before={before} after={after} />}
      {before === after && (
        <>
          {' '}
          <TrafficLight status={after} /> <span>{t('informationHub.drafts.colourStays')}</span>
        </>
      )}
      {reopened && <p>{t('informationHub.drafts.reopened')}</p>}
      {newDuties.length > 0 && (
        <p>
          {t('list.labelled', { label: t('informationHub.drafts.dutiesNew'), value: '' })}{' '}
          {newDuties.map((duty) => (
            <span key={duty}>
              <LawText>{duty}</LawText>{' '}
            </span>
          ))}
        </p>
      )}
    </>
  )
}

function Progress({ activation, onClose }: { activation: Activation; onClose: () => void }) {
  const { t } = useTranslation()
  const { data = activation } = useQuery(versionQueries.activation(activation.activationId))
  const { version, done, total, changed } = data
  const place = useRef<HTMLDivElement>(null)
  // The button that had the focus is gone.
  useEffect(() => place.current?.focus(), [])
  return (
    <Stack gap="md" ref={place} tabIndex={-1}>
      <Text fw={600}>{t('informationHub.drafts.activated', { version })}</Text>
      {total !== null && <Text>{t('informationHub.drafts.progress', { done, total, changed })}</Text>}
      {changed > 0 && <Text>{t('informationHub.drafts.told')}</Text>}
      <Group justify="flex-end">
        <Button size="md" onClick={onClose}>
          {t('shell.close')}
        </Button>
      </Group>
    </Stack>
  )
}
