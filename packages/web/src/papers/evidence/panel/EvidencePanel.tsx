import { Button, Group, Textarea } from '@mantine/core'
import { type Evidence, evidence } from '@portal/contract'
import { useQuery } from '@tanstack/react-query'
import { type ReactNode, useEffect, useRef, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { call } from '../../../api/call.ts'
import { useEvidenceWords } from '../../../cases/index.ts'
import { formatDay, formatInstant } from '../../../shared/dates/dates.ts'
import { SidePanel } from '../../../shared/dialog/SidePanel.tsx'
import { Loaded } from '../../../shared/feedback/Loaded.tsx'
import { notify } from '../../../shared/feedback/notify.ts'
import { useErrorText } from '../../../shared/feedback/useErrorText.ts'
import { ClearingHouse } from '../ClearingHouse.tsx'
import { EditEvidenceDialog } from '../EditEvidenceDialog.tsx'
import classes from '../evidence.module.css'
import { type EvidenceList, evidenceQueries, useEvidenceChange } from '../evidence.queries.ts'
import { EvidenceFiles } from './EvidenceFiles.tsx'
import { EvidenceHistory } from './EvidenceHistory.tsx'
import { EvidenceUses } from './EvidenceUses.tsx'
import { PanelPart } from './PanelPart.tsx'

type Props = {
  evidenceId: string
  /** The assessment beside which it is shown, if any. */
  assessmentId?: string
  limits: EvidenceList['limits']
  onClose: () => void
}

/** One paper beside the page: what it is and proves, who checked it, its file, and whom else it serves. */
export function EvidencePanel({ evidenceId, assessmentId, limits, onClose }: Props) {
  const { t } = useTranslation()
  const { titleOf } = useEvidenceWords()
  const query = useQuery(evidenceQueries.one(evidenceId))
  return (
    <SidePanel
      atEnd
      isBeside
      onClose={onClose}
      size="27rem"
      title={query.data ? titleOf(query.data) : t('assessments.evidence.title')}
    >
      <FocusInside>
        <Loaded query={query}>
          {(paper) => (
            <div className={classes.panel}>
              <Facts paper={paper} />
              <Proof paper={paper} />
              {paper.kind === 'ircc' && paper.number && (
                <PanelPart title={t('assessments.evidence.clearingHouse.title')}>
                  <ClearingHouse number={paper.number} />
                </PanelPart>
              )}
              <SecondPerson paper={paper} />
              <EvidenceFiles paper={paper} limits={limits} />
              <EvidenceUses paper={paper} assessmentId={assessmentId} />
              <EvidenceHistory evidenceId={evidenceId} />
              {paper.mayChange && <Changes paper={paper} />}
            </div>
          )}
        </Loaded>
      </FocusInside>
    </SidePanel>
  )
}

/** Takes the focus when it opens, and gives it back when it closes, unless the reader went on elsewhere meanwhile. */
function FocusInside({ children }: { children: ReactNode }) {
  const place = useRef<HTMLDivElement>(null)
  useEffect(() => {
    const before = document.activeElement
    place.current?.focus({ preventScroll: true })
    return () => {
      if (document.activeElement === document.body && before instanceof HTMLElement)
        before.focus({ preventScroll: true })
    }
  }, [])
  return (
    <div ref={place} tabIndex={-1} className={classes.inside}>
      {children}
    </div>
  )
}

function Facts({ paper }: { paper: Evidence }) {
  const { t } = useTranslation()
  const { stateOf } = useEvidenceWords()
  const { number, issuer, madeOn, validFrom, link, withdrawn, holder, material, mark } = paper
  const facts = [
    [t('assessments.evidence.fields.number'), number],
    [t('assessments.evidence.fields.issuer'), issuer],
    [t('assessments.evidence.fields.madeOn'), madeOn && formatDay(madeOn)],
    [t('assessments.evidence.fields.validFrom'), validFrom && formatDay(validFrom)],
    [t('assessments.evidence.validity'), stateOf(paper)],
    [t('assessments.evidence.fields.holder'), holder],
    [t('assessments.evidence.fields.material'), material],
    [t('assessments.evidence.fields.mark'), mark && t(`assessments.evidence.marks.${mark}`)],
  ].filter(([, value]) => value)
  return (
    <section>
      <dl className={classes.facts} data-state={paper.state}>
        {facts.map(([name, value]) => (
          <div key={name}>
            <dt>{name}</dt>
            <dd>{value}</dd>
          </div>
        ))}
      </dl>
      {link && (
        <a href={link} target="_blank" rel="noreferrer noopener">
          {link}
        </a>
      )}
      {withdrawn && (
        <p className={classes.bad}>
          {t('assessments.evidence.withdrawnBy', {
            by: withdrawn.by,
            at: formatInstant(withdrawn.at),
            reason: withdrawn.reason,
          })}
        </p>
      )}
    </section>
  )
}

function Proof({ paper: { proves, provesDay } }: { paper: Evidence }) {
  const { t } = useTranslation()
  return (
    <PanelPart title={t('assessments.evidence.proof')}>
      <p>{proves ?? t('assessments.evidence.proofNone')}</p>
      {provesDay && <p>{t('assessments.evidence.proofDay', { day: formatDay(provesDay) })}</p>}
    </PanelPart>
  )
}

/** The check by somebody else than who added or changed it last. */
function SecondPerson({ paper }: { paper: Evidence }) {
  const { t } = useTranslation()
  const errorText = useErrorText()
  const { checkOf } = useEvidenceWords()
  const [note, setNote] = useState<string | null>(null)
  const check = useEvidenceChange((body: { outcome: 'right' | 'differs'; note?: string }) =>
    call(evidence.check, { params: { evidenceId: paper.evidenceId }, body }),
  )
  const options = { onSuccess: () => setNote(null), onError: (error: unknown) => notify.error(errorText(error)) }
  return (
    <PanelPart title={t('assessments.evidence.second')}>
      <p>{checkOf(paper)}</p>
      {paper.check?.note && <p>{paper.check.note}</p>}
      {paper.mayCheck && note !== null && (
        <Textarea
          label={t('assessments.evidence.differsNote')}
          value={note}
          onChange={({ currentTarget }) => setNote(currentTarget.value)}
          rows={2}
          mb="sm"
        />
      )}
      {paper.mayCheck && (
        <Group gap="sm">
          {note === null && (
            <Button
              variant={paper.check ? 'default' : 'filled'}
              loading={check.isPending}
              onClick={() => check.mutate({ outcome: 'right' }, options)}
            >
              {t('assessments.evidence.right')}
            </Button>
          )}
          <Button
            variant="default"
            onClick={() => (note === null ? setNote('') : check.mutate({ outcome: 'differs', note }, options))}
          >
            {t(note === null ? 'assessments.evidence.differs' : 'assessments.evidence.differsSave')}
          </Button>
        </Group>
      )}
    </PanelPart>
  )
}

/** To change what is said of it, or to withdraw it. */
function Changes({ paper }: { paper: Evidence }) {
  const { t } = useTranslation()
  const errorText = useErrorText()
  const [asking, setAsking] = useState<'change' | 'withdraw' | null>(null)
  const [reason, setReason] = useState('')
  const withdraw = useEvidenceChange((text: string) =>
    call(evidence.withdraw, { params: { evidenceId: paper.evidenceId }, body: { reason: text } }),
  )
  return (
    <section>
      {asking === 'withdraw' && (
        <Textarea
          label={t('assessments.evidence.withdrawReason')}
          description={t('assessments.evidence.withdrawHint')}
          value={reason}
          error={withdraw.isError && errorText(withdraw.error)}
          onChange={({ currentTarget }) => setReason(currentTarget.value)}
          rows={2}
          mb="sm"
        />
      )}
      <Group gap="sm">
        <Button variant="default" size="sm" onClick={() => setAsking('change')}>
          {t('assessments.evidence.change')}
        </Button>
        <Button
          variant="default"
          size="sm"
          loading={withdraw.isPending}
          disabled={asking === 'withdraw' && reason.trim() === ''}
          onClick={() => (asking === 'withdraw' ? withdraw.mutate(reason.trim()) : setAsking('withdraw'))}
        >
          {t('assessments.evidence.withdraw')}
        </Button>
      </Group>
      {asking === 'change' && <EditEvidenceDialog paper={paper} onClose={() => setAsking(null)} />}
    </section>
  )
}
