import { Button, Group } from '@mantine/core'
import type { MovedFacts, WholeProof } from '@portal/legal/proof'
import type { Box } from '@portal/rules'
import type { TFunction } from 'i18next'
import { useRef, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { boxOf } from '../../shared/law/goldenCaseText.ts'
import type { ProofPanelProps } from './draft.ts'
import classes from './ProofPanel.module.css'
import { RowLink } from './RowLink.tsx'

type Props = ProofPanelProps & { whole: WholeProof }

/** At once; the next ones take the places of those that are meant or made a case. */
const SHOWN = 6

/** The facts that another row or colour decides, each meant or made a case. */
export function MovedFactsList(props: Props) {
  const { moved, movedCount } = props.whole
  const { t } = useTranslation()
  const [meant, setMeant] = useState<ReadonlySet<string>>(new Set())
  const title = useRef<HTMLHeadingElement>(null)
  const names = new Set(props.cases.map(({ name }) => name))
  /** The move then leaves the list together with its button, which had the focus. */
  const focusTitle = () => title.current?.focus()
  const left = moved.filter((one) => !meant.has(keyOf(one)) && !names.has(nameOf(one, props.wording, t)))
  const more = movedCount - (moved.length - left.length) - Math.min(left.length, SHOWN)
  return (
    <div className={classes.part}>
      <h2 ref={title} tabIndex={-1}>
        {t('lawProof.moved.title')}
      </h2>
      {movedCount === 0 && <p>{t('lawProof.moved.none')}</p>}
      <ul>
        {left.slice(0, SHOWN).map((one) => (
          <li key={keyOf(one)}>
            <OneMove
              {...props}
              move={one}
              onMeant={() => {
                setMeant(new Set([...meant, keyOf(one)]))
                focusTitle()
              }}
              onCases={(cases) => {
                props.onCases(cases)
                focusTitle()
              }}
            />
          </li>
        ))}
      </ul>
      {more > 0 && <p>{t('lawProof.moved.more', { count: more })}</p>}
      {moved.length > left.length && <p>{t('lawProof.moved.meant', { count: moved.length - left.length })}</p>}
    </div>
  )
}

const keyOf = ({ matrix, before, after }: MovedFacts) => JSON.stringify([matrix, before, after])

type MoveProps = Props & { move: MovedFacts; onMeant: () => void }

function OneMove({ move, wording, onMeant, ...props }: MoveProps) {
  const { t } = useTranslation()
  const { matrix, before, after, example, lights } = move
  const words = exampleText(move, wording)
  const place = (row: MovedFacts['before'], of: 'base' | 'draft') =>
    row ? (
      <RowLink draft={props[of]} place={{ matrix, row: row.row }} onGoTo={props.onGoTo} isMatrixNamed />
    ) : (
      t('lawProof.noRow')
    )
  const title = [props.draft, props.base].flatMap(({ matrices }) => matrices).find(({ id }) => id === matrix)?.title
  return (
    <>
      <p className={classes.facts}>{wording.box(withoutCountry(move.box)) || t('lawProof.anyFacts')}</p>
      <p className={classes.side}>
        {t('list.labelled', { label: title ?? matrix, value: '' })} {colourOf(before?.status, t)}{' '}
        <span className={classes.place}>({place(before, 'base')})</span> → {colourOf(after?.status, t)}{' '}
        <span className={classes.place}>({place(after, 'draft')})</span>
      </p>
      {words && <p className={classes.hint}>{t('lawProof.moved.example', { facts: words })}</p>}
      {lights.before !== lights.after && (
        <p>
          {t('lawProof.moved.lights', {
            before: t(`informationHub.goldenCases.colours.${lights.before}`),
            after: t(`informationHub.goldenCases.colours.${lights.after}`),
          })}
        </p>
      )}
      {!props.isReadOnly && (
        <Group gap="xs">
          <Button size="compact-sm" variant="default" onClick={onMeant}>
            {t('lawProof.moved.asMeant')}
          </Button>
          <Button
            size="compact-sm"
            variant="default"
            onClick={() => props.onCases([...props.cases, { ...example, name: nameOf(move, wording, t) }])}
          >
            {t('lawProof.moved.addCase')}
          </Button>
        </Group>
      )}
    </>
  )
}

const exampleText = ({ example: { facts = {} }, box }: MovedFacts, wording: Props['wording']): string =>
  wording.box(deciding(boxOf(facts), box))

/** The name of a golden case that is made from moved facts. */
const nameOf = (move: MovedFacts, wording: Props['wording'], t: TFunction): string =>
  exampleText(move, wording) || t('lawProof.anyFacts')

/** The facts of an example that tell what moved from what did not; the others are those of a usual case. */
const deciding = (example: Box, moved: Box): Box =>
  Object.fromEntries(Object.entries(example).filter(([id]) => id in moved))

const withoutCountry = ({ provider: _country, ...box }: Box): Box => box

const colourOf = (status: 'GREEN' | 'AMBER' | 'RED' | undefined, t: TFunction) =>
  t(`informationHub.goldenCases.colours.${status ?? 'silent'}`)
