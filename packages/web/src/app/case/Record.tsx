import { type Assessment, lockLabel, type Questionnaire } from '@portal/contract'
import { confidenceOf, type LawSegment, verdictOf } from '@portal/rules'
import { accessMark, contentVersionText, takenText, type Wording } from '@portal/texts'
import { lazy, type ReactNode, Suspense } from 'react'
import { useTranslation } from 'react-i18next'
import { useLocation } from 'react-router'
import {
  CaseLine,
  ChangeList,
  ClearanceBadge,
  ConfidenceNote,
  DependsOn,
  type ExplainedDecision,
  LockSection,
  ObligationList,
  Reasons,
  StillOpen,
  useCommentsAside,
  useReadText,
} from '../../cases/index.ts'
import { DutyList } from '../../duties/index.ts'
import { PackDialog } from '../../letters/index.ts'
import { SampleSection, TransferSection } from '../../material/index.ts'
import { AnswerEvidence, EvidenceSection, EvidenceSlot } from '../../papers/index.ts'
import { CountryPicture } from '../../shared/countries/CountryPicture.tsx'
import { formatDay, formatInstant, formatPartialDay } from '../../shared/dates/dates.ts'
import { LawWithTerms } from '../../shared/glossary/LawWithTerms.tsx'
import { BasisText } from '../../shared/law/BasisText.tsx'
import { LawLanguage } from '../../shared/law/LawLanguage.tsx'
import { Details } from '../../shared/layout/Details.tsx'
import { useScrollToTarget } from '../../shared/navigation/useScrollToTarget.ts'
import { OverdueNote } from '../../shared/reviews/OverdueBadge.tsx'
import { TrafficLight } from '../../shared/status/TrafficLight.tsx'
import classes from './record.module.css'

const RecordAside = lazy(async () => ({ default: (await import('./RecordAside.tsx')).RecordAside }))

type RecordDecision = NonNullable<ExplainedDecision>
type Props = RecordDecision & {
  assessment: Assessment
  content: Questionnaire
  wording: Wording
  /** The result by day of access; null where the law of the country is not assessed. */
  segments: readonly LawSegment[] | null
  /** The answers, last. */
  children: ReactNode
}

/** One sheet: the verdict with its article in the margin, what to do, locks, why, what would change it, and the answers. */
export function Record({ assessment, content, wording, segments, children, ...decided }: Props) {
  const { hash } = useLocation()
  useScrollToTarget(hash.slice(1))
  const hasAside = useCommentsAside()
  const { decision, explanation } = decided
  return (
    <div className={classes.grid}>
      <article className={classes.record}>
        <RecordHead assessment={assessment} content={content} />
        <Verdict {...decided} assessment={assessment} wording={wording} />
        <CaseLine of={assessment} content={content} segments={segments} />
        <Duties assessment={assessment} decision={decision} explanation={explanation} wording={wording} />
        <Locks assessment={assessment} explanation={explanation} />
        <PapersAndMaterial assessment={assessment} />
        <Why decision={decision} explanation={explanation} wording={wording} />
        <Answers assessment={assessment}>{children}</Answers>
      </article>
      <Rail assessment={assessment} />
      {hasAside && (
        <Suspense>
          <RecordAside assessment={assessment} />
        </Suspense>
      )}
    </div>
  )
}

type PartsProps = Pick<Props, 'assessment' | 'decision' | 'explanation' | 'wording'>

/** The duties of a completed assessment, or else the obligations of its decision. */
function Duties({ assessment, decision, explanation, wording }: PartsProps) {
  const { t } = useTranslation()
  const isCompleted = assessment.status === 'COMPLETED'
  const open = explanation.obligations.filter(({ met }) => !met).length
  return (
    <Part
      id="duties"
      title={t('assessments.result.obligations')}
      margin={open > 0 ? t('assessments.result.dutiesOpen', { count: open }) : undefined}
      isWide={isCompleted}
    >
      {isCompleted ? (
        <DutyList assessment={assessment} decision={decision} explanation={explanation} wording={wording} />
      ) : (
        <ObligationList
          decision={decision}
          wording={wording}
          obligations={explanation.obligations}
          provider={assessment.providerCountry}
          assessmentId={assessment.assessmentId}
        />
      )}
      <p className={classes.other}>{t('assessments.result.otherLaws')}</p>
    </Part>
  )
}

function Locks({ assessment, explanation }: Pick<Props, 'assessment' | 'explanation'>) {
  const { t } = useTranslation()
  return (
    <Part id="locks" title={t('assessments.result.locks')} isWide>
      <LockSection
        assessment={assessment}
        planned={explanation.locks}
        papersOf={(lock) => (
          <EvidenceSlot
            assessment={assessment}
            target={{ part: 'lock', id: `${lock.type}:${lock.ref}` }}
            label={lockLabel(lock)}
            isLaw={lock.origin === 'decision'}
          />
        )}
      />
    </Part>
  )
}

function PapersAndMaterial({ assessment }: Pick<Props, 'assessment'>) {
  const { t } = useTranslation()
  return (
    <>
      <Part id="evidence" title={t('assessments.evidence.title')} margin={t('assessments.evidence.lead')}>
        <EvidenceSection assessment={assessment} PackDialog={PackDialog} />
      </Part>
      <Part id="samples" title={t('assessments.samples.title')} margin={t('assessments.samples.lead')}>
        <SampleSection assessment={assessment} />
      </Part>
      <Part id="transfers" title={t('assessments.transfers.title')} margin={t('assessments.transfers.lead')}>
        <TransferSection assessment={assessment} />
      </Part>
    </>
  )
}

/** The reasons, and what would lead to a better result. */
function Why({ decision, explanation, wording }: Omit<PartsProps, 'assessment'>) {
  const { t } = useTranslation()
  return (
    <>
      <Part id="why" title={t('assessments.result.why')} isWide>
        <p className={classes.lead}>{useReadText(explanation.rows)}</p>
        <LawLanguage />
        <Reasons decision={decision} explanation={explanation} wording={wording} />
      </Part>
      {decision.status !== 'GREEN' && (
        <Part
          id="change"
          title={t('assessments.result.change')}
          margin={decision.changes.length > 0 ? t('assessments.result.changeHint') : undefined}
        >
          <ChangeList changes={decision.changes} wording={wording} />
        </Part>
      )}
    </>
  )
}

function Answers({ assessment, children }: Pick<Props, 'assessment' | 'children'>) {
  const { t } = useTranslation()
  return (
    <Part id="answers" title={t('assessments.review.answers')} isWide>
      <AnswerEvidence assessment={assessment} />
      <Details className={classes.answers} summary={t('assessments.result.allAnswers')}>
        {children}
      </Details>
    </Part>
  )
}

function RecordHead({ assessment, content }: Pick<Props, 'assessment' | 'content'>) {
  const { t } = useTranslation()
  const { providerCountry, intendedUseDate, decidedAt } = assessment
  const mark = accessMark(assessment)
  const country = content.countries.find(({ iso2 }) => iso2 === providerCountry)?.name
  return (
    <header className={classes.head}>
      <strong>{t('assessments.result.record')}</strong>
      {providerCountry && country && (
        <span>
          <span className={classes.flag}>
            <CountryPicture iso2={providerCountry} kind="thumbs" />
          </span>
          {country}
        </span>
      )}
      {mark && <span>{takenText(t, { day: formatDay, partial: formatPartialDay }, mark)}</span>}
      {intendedUseDate && <span>{t('lawLine.use', { day: formatPartialDay(intendedUseDate) })}</span>}
      {decidedAt && <span>{t('assessments.result.decidedAt', { at: formatInstant(decidedAt) })}</span>}
      <ClearanceBadge assessment={assessment} />
    </header>
  )
}

type VerdictProps = RecordDecision & Pick<Props, 'assessment' | 'wording'>

/** The verdict as a sentence, its reason below and the deciding article beside it. */
function Verdict({ assessment, decision, explanation, overdueSince, wording }: VerdictProps) {
  const { t } = useTranslation()
  const { deciding } = explanation
  const verdict = verdictOf(decision, explanation)
  return (
    <div className={classes.line}>
      <div className={classes.verdict}>
        <TrafficLight status={decision.status} size="verdict" label="" />
        <div>
          <h2 id="verdict">
            <span className={classes.colour}>{t(`light.${decision.status}.name`)}. </span>
            {t(`light.verdict.${verdict}`)}
          </h2>
          {deciding && (
            <p>
              <LawWithTerms text={deciding.reason} />
            </p>
          )}
          {decision.tooOpen && <p>{t('assessments.live.tooOpen')}</p>}
          {verdict === 'GREEN' && <p className={classes.keep}>{t('assessments.result.greenMeans')}</p>}
          <div className={classes.depends}>
            <DependsOn explanation={explanation} wording={wording} />
            <StillOpen
              decision={decision}
              open={explanation.open}
              provider={assessment.providerCountry}
              assessmentId={assessment.assessmentId}
            />
          </div>
          <OverdueNote since={overdueSince} />
        </div>
      </div>
      <aside className={classes.margin}>
        {deciding && (
          <>
            <strong>{t('assessments.result.decidedBy')}</strong>
            <BasisText basis={deciding.basis} />
            <ConfidenceNote confidence={confidenceOf(decision, explanation)} />
          </>
        )}
      </aside>
    </div>
  )
}

type PartProps = { id: string; title: string; margin?: string | undefined; isWide?: boolean; children: ReactNode }

/** A section with its note in the margin; a wide one has notes of its own there. */
function Part({ id, title, margin, isWide = false, children }: PartProps) {
  return (
    <section id={id} tabIndex={-1} className={classes.part} data-wide={isWide}>
      <div className={classes.line}>
        <div className={classes.body}>
          <h2>{title}</h2>
          {children}
        </div>
        {!isWide && <aside className={classes.margin}>{margin && <p>{margin}</p>}</aside>}
      </div>
    </section>
  )
}

const SECTIONS = ['verdict', 'duties', 'locks', 'evidence', 'samples', 'transfers', 'why', 'change', 'answers'] as const

/** Beside the record where there is room: its sections, and what it is filed under. */
function Rail({ assessment }: { assessment: Assessment }) {
  const { t } = useTranslation()
  const { decision, user, visibility, internalReference } = assessment
  const versions = decision?.trace.content.map((ref) => contentVersionText(t, ref)).join(', ')
  const facts = [
    [t('assessments.report.owner'), t('assessments.manage.person', user)],
    [t('assessments.manage.visibility'), t(`assessments.manage.visibilities.${visibility}`)],
    [t('assessments.report.reference'), internalReference],
    [t('assessments.report.content'), versions],
  ].filter(([, value]) => value)
  return (
    <div className={classes.rail}>
      <nav aria-label={t('assessments.result.contents')}>
        {SECTIONS.filter((id) => id !== 'change' || decision?.status !== 'GREEN').map((id) => (
          <a key={id} href={`#${id}`}>
            {id === 'samples' || id === 'transfers' ? t(`assessments.${id}.title`) : t(`assessments.result.rail.${id}`)}
          </a>
        ))}
      </nav>
      <dl>
        {facts.map(([name, value]) => (
          <div key={name}>
            <dt>{name}</dt>
            <dd>{value}</dd>
          </div>
        ))}
      </dl>
    </div>
  )
}
