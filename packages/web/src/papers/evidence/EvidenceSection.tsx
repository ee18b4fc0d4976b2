import { Button, Group } from '@mantine/core'
import type { Assessment, Evidence, EvidenceTarget } from '@portal/contract'
import { useQuery } from '@tanstack/react-query'
import { type ComponentType, useId, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { useEvidenceWords } from '../../cases/index.ts'
import { Loaded } from '../../shared/feedback/Loaded.tsx'
import { LawLabel } from '../../shared/law/LawLabel.tsx'
import { AddEvidenceDialog } from './AddEvidenceDialog.tsx'
import classes from './evidence.module.css'
import { evidenceQueries } from './evidence.queries.ts'
import { EvidencePanel } from './panel/EvidencePanel.tsx'
import { Clip } from './panel/PanelPart.tsx'

const WHOLE: EvidenceTarget = { part: 'assessment', id: null }

type SectionProps = {
  assessment: Assessment
  PackDialog: ComponentType<{ assessmentIds: readonly string[]; onClose: () => void }>
}

/** All evidence of an assessment, whatever part of it each belongs to. */
export function EvidenceSection({ assessment, PackDialog }: SectionProps) {
  const { t } = useTranslation()
  const query = useQuery(evidenceQueries.of(assessment.assessmentId))
  const [open, setOpen] = useState<Evidence | 'new' | 'pack' | null>(null)
  return (
    <Loaded query={query}>
      {(list) => (
        <div className={classes.section} data-empty={list.rows.length === 0}>
          {list.rows.length === 0 ? (
            <p className={classes.quiet}>{t('assessments.evidence.none')}</p>
          ) : (
            <ul className={classes.list}>
              {list.rows.map((paper) => (
                <EvidenceRow key={paper.evidenceId} paper={paper} onOpen={() => setOpen(paper)} />
              ))}
            </ul>
          )}
          <Group gap="sm">
            {list.mayAdd && (
              <Button size="sm" variant="default" onClick={() => setOpen('new')}>
                {t('assessments.evidence.add')}
              </Button>
            )}
            <Button size="sm" variant="subtle" onClick={() => setOpen('pack')}>
              {t('assessments.packs.title')}
            </Button>
          </Group>
          {open === 'pack' && <PackDialog assessmentIds={[assessment.assessmentId]} onClose={() => setOpen(null)} />}
          {open === 'new' && (
            <AddEvidenceDialog assessment={assessment} list={list} target={WHOLE} onClose={() => setOpen(null)} />
          )}
          {open && typeof open !== 'string' && (
            <EvidencePanel
              evidenceId={open.evidenceId}
              limits={list.limits}
              assessmentId={assessment.assessmentId}
              onClose={() => setOpen(null)}
            />
          )}
        </div>
      )}
    </Loaded>
  )
}

function EvidenceRow({ paper, onOpen }: { paper: Evidence; onOpen: () => void }) {
  const { titleOf, stateOf, checkOf } = useEvidenceWords()
  const details = [paper.issuer, paper.files[0]?.name, checkOf(paper)].filter(Boolean)
  return (
    <li data-state={paper.state}>
      <Clip />
      <div>
        <button type="button" className={classes.title} onClick={onOpen}>
          {titleOf(paper)}
        </button>
        <p className={classes.small}>{details.join(' · ')}</p>
      </div>
      <p className={classes.state}>{stateOf(paper)}</p>
    </li>
  )
}

type SlotProps = {
  assessment: Assessment
  target: EvidenceTarget
  label: string
  /** Whether the label is in the words of the law. */
  isLaw: boolean
}

/** Evidence of one part of an assessment, such as a duty: its papers, and a place for another one. */
export function EvidenceSlot({ assessment, target, label, isLaw }: SlotProps) {
  const { t } = useTranslation()
  const id = useId()
  const { data: list } = useQuery(evidenceQueries.of(assessment.assessmentId))
  const [open, setOpen] = useState<Evidence | 'new' | null>(null)
  if (!list) return null
  const papers = papersOf(list.rows, assessment, target)
  return (
    <span className={classes.slots}>
      {papers.map((paper) => (
        <PaperButton key={paper.evidenceId} paper={paper} onOpen={() => setOpen(paper)} />
      ))}
      {list.mayAdd && (
        <>
          <LawLabel id={id} text={t('assessments.evidence.addTo', { what: label })} law={isLaw ? [label] : []} />
          <button
            type="button"
            className={classes.slot}
            data-state="new"
            aria-labelledby={id}
            onClick={() => setOpen('new')}
          >
            + {t('assessments.evidence.short')}
          </button>
        </>
      )}
      {open === 'new' && (
        <AddEvidenceDialog assessment={assessment} list={list} target={target} onClose={() => setOpen(null)} />
      )}
      {open && open !== 'new' && (
        <EvidencePanel
          evidenceId={open.evidenceId}
          limits={list.limits}
          assessmentId={assessment.assessmentId}
          onClose={() => setOpen(null)}
        />
      )}
    </span>
  )
}

function PaperButton({ paper, onOpen }: { paper: Evidence; onOpen: () => void }) {
  const { titleOf } = useEvidenceWords()
  return (
    <button type="button" className={classes.slot} data-state={paper.state} onClick={onOpen}>
      <Clip />
      {paper.files[0]?.name ?? titleOf(paper)}
    </button>
  )
}

/** The questions whose answers papers prove. */
export const PROVED_ANSWERS = ['papersHeld', 'accessEvidenceKind'] as const

/** The answers that papers prove, each with its papers and the place for another one, if there is either. */
export function AnswerEvidence({ assessment }: { assessment: Assessment }) {
  const { t } = useTranslation()
  const { data: list } = useQuery(evidenceQueries.of(assessment.assessmentId))
  const isShown = (id: (typeof PROVED_ANSWERS)[number]) =>
    list?.mayAdd || papersOf(list?.rows ?? [], assessment, { part: 'answer', id }).length > 0
  return PROVED_ANSWERS.filter((id) => assessment[id] !== undefined && isShown(id)).map((id) => (
    <p key={id} className={classes.answer}>
      {t(`assessments.evidence.answers.${id}`)}{' '}
      <EvidenceSlot
        assessment={assessment}
        target={{ part: 'answer', id }}
        label={t(`assessments.evidence.answers.${id}`)}
        isLaw={false}
      />
    </p>
  ))
}

const papersOf = (papers: readonly Evidence[], { assessmentId }: Assessment, target: EvidenceTarget) =>
  papers.filter(
    ({ state, uses }) =>
      state !== 'withdrawn' && uses.some((use) => use.assessmentId === assessmentId && isSame(use.target, target)),
  )

const isSame = (one: EvidenceTarget, other: EvidenceTarget): boolean => one.part === other.part && one.id === other.id
