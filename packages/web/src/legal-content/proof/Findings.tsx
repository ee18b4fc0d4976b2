import { Button } from '@mantine/core'
import type { Failure, QuickProof, WholeProof } from '@portal/legal/proof'
import type { Finding } from '@portal/rules'
import type { ReactNode } from 'react'
import { useTranslation } from 'react-i18next'
import { boxOf } from '../../shared/law/goldenCaseText.ts'
import type { ProofPanelProps } from './draft.ts'
import { moveAbove, rowFrom } from './operations.ts'
import classes from './ProofPanel.module.css'
import { numberOf, RowLink } from './RowLink.tsx'

type Props = ProofPanelProps & { quick: QuickProof | null; whole: WholeProof | null }

/** Dead rows, overlaps that are new, facts that nothing decides, and rows that no case covers. */
export function Findings(props: Props) {
  const { quick, whole } = props
  const { t } = useTranslation()
  const found = quick?.findings ?? []
  const later = (whole?.failures ?? []).filter(({ kind }) => kind !== 'gap' && kind !== 'dead')
  return (
    <>
      <Part title={t('lawProof.dead.title')} items={found.filter(isDead)}>
        {(one) => <DeadRow {...props} dead={one} />}
      </Part>
      <Part title={t('lawProof.gaps.title')} items={found.filter(isGap)}>
        {(one) => <Gap {...props} gap={one} />}
      </Part>
      <Part title={t('lawProof.overlaps.title')} items={found.filter(isOverlap)}>
        {(one) => <Overlap {...props} overlap={one} />}
      </Part>
      <Part title={t('lawProof.further')} items={later}>
        {(one) => <Further {...props} failure={one} />}
      </Part>
      <Part title={t('lawProof.uncovered')} items={whole?.uncovered ?? []}>
        {(place) => <RowLink {...props} place={place} />}
      </Part>
    </>
  )
}

type Of<Kind> = Extract<Finding, { kind: Kind }>
const isDead = (one: Finding): one is Of<'dead'> => one.kind === 'dead'
const isGap = (one: Finding): one is Of<'gap'> => one.kind === 'gap'
const isOverlap = (one: Finding): one is Of<'contradiction'> => one.kind === 'contradiction'

type PartProps<T> = { title: string; items: readonly T[]; children: (item: T) => ReactNode }

function Part<T>({ title, items, children }: PartProps<T>) {
  if (items.length === 0) return null
  return (
    <div className={classes.part}>
      <h2>{title}</h2>
      <ul>
        {items.map((item) => (
          <li key={JSON.stringify(item)}>{children(item)}</li>
        ))}
      </ul>
    </div>
  )
}

function DeadRow({ dead: { matrix, row, shadowedBy }, ...props }: Props & { dead: Of<'dead'> }) {
  const { t } = useTranslation()
  // The shortest way up changes the least: each of these rows decides something that this one fits, also the last of them.
  const above = shadowedBy.at(-1) ?? ''
  const operation = moveAbove(props.draft, { matrix, row, above })
  return (
    <>
      <p>
        <RowLink {...props} place={{ matrix, row }} />: {t('lawProof.dead.by')}{' '}
        {shadowedBy.map((by) => (
          <span key={by}>
            <RowLink {...props} place={{ matrix, row: by }} isMatrixNamed />{' '}
          </span>
        ))}
      </p>
      {operation && !props.isReadOnly && (
        <Button size="compact-sm" variant="default" onClick={() => props.onChange(operation)}>
          {t('lawProof.dead.moveAbove', { number: numberOf(props.draft, { matrix, row: above }) })}
        </Button>
      )}
    </>
  )
}

function Gap({ gap: { matrix, example }, wording, ...props }: Props & { gap: Of<'gap'> }) {
  const { t } = useTranslation()
  return (
    <>
      <p>
        <RowLink {...props} place={{ matrix }} />: {wording.box(boxOf(example)) || t('lawProof.anyFacts')}
      </p>
      {!props.isReadOnly && (
        <Button
          size="compact-sm"
          variant="default"
          onClick={() => props.onChange(rowFrom(props.draft, { matrix, example }))}
        >
          {t('lawProof.gaps.makeRow')}
        </Button>
      )}
    </>
  )
}

function Overlap({ overlap: { matrix, rows, example }, wording, ...props }: Props & { overlap: Of<'contradiction'> }) {
  const { t } = useTranslation()
  return (
    <p>
      <RowLink {...props} place={{ matrix, row: rows[0] }} /> · <RowLink {...props} place={{ matrix, row: rows[1] }} />:{' '}
      {t('lawProof.overlaps.example', { facts: wording.box(boxOf(example)) || t('lawProof.anyFacts') })}
    </p>
  )
}

function Further({ failure, ...props }: Props & { failure: Failure }) {
  const { t } = useTranslation()
  const { kind, matrix } = failure
  if (kind === 'unreachable')
    return (
      <>
        <RowLink {...props} place={{ matrix, row: failure.row }} />: {t('lawProof.unreachable')}
      </>
    )
  if (kind === 'unasked')
    return (
      <>
        <RowLink {...props} place={{ matrix, row: failure.row, field: failure.fact }} />:{' '}
        {t('lawProof.unasked', { fact: props.wording.dimension(failure.fact) })}
      </>
    )
  return <>{t('lawProof.tooLarge')}</>
}
