import '@mantine/core/styles/Checkbox.layer.css'
import '@mantine/core/styles/InlineInput.layer.css'
import { Checkbox } from '@mantine/core'
import type { DutyRow } from '@portal/contract'
import { DEFAULT_LANGUAGE } from '@portal/texts'
import type { TFunction } from 'i18next'
import { useId } from 'react'
import { useTranslation } from 'react-i18next'
import { Link } from 'react-router'
import { CaseName } from '../../cases/index.ts'
import { LawLabel } from '../../shared/law/LawLabel.tsx'
import { LawText } from '../../shared/law/LawText.tsx'
import type { Column } from '../../shared/list/table/Column.ts'
import { paths } from '../../shared/navigation/paths.ts'
import { TrafficLight } from '../../shared/status/TrafficLight.tsx'
import { DueText } from '../list/DueText.tsx'
import { ChangeDutyButton, DutyTick } from '../list/DutyItem.tsx'
import classes from './due.module.css'

type Needs = {
  t: TFunction
  /** The duty with its case: the same duty comes with many of them. */
  nameOf: (duty: DutyRow) => string
  onChange: (duty: DutyRow) => void
  selected: readonly DutyRow[]
  onSelect: (selected: readonly DutyRow[]) => void
}

/** The columns of what is due, between the ticks before them and the button behind them. */
export const dueColumns = (needs: Needs): readonly Column<DutyRow>[] => [
  ...tickColumns(needs),
  ...factColumns(needs.t),
  changeColumn(needs),
]

const tickColumns = ({ t, nameOf, selected, onSelect }: Needs): readonly Column<DutyRow>[] => [
  {
    id: 'select',
    header: t('assessments.due.bulk.select'),
    hideHeader: true,
    width: 2.25,
    cell: (duty) =>
      duty.mayChange && <ChooseTick duty={duty} nameOf={nameOf} selected={selected} onSelect={onSelect} />,
  },
  {
    id: 'state',
    header: t('assessments.due.views.done'),
    width: 3.5,
    cell: (duty) => <DutyTick duty={duty} name={nameOf(duty)} />,
  },
]

const factColumns = (t: TFunction): readonly Column<DutyRow>[] => [
  {
    id: 'dueDay',
    header: t('assessments.due.columns.dueDay'),
    sortable: true,
    width: 9,
    cell: (duty) => (
      <span data-overdue={duty.overdue} className={classes.day}>
        {duty.dueDay === null && duty.dueText === null ? t('assessments.due.noDay') : <DueText duty={duty} />}
      </span>
    ),
  },
  {
    id: 'authority',
    header: t('assessments.due.columns.duty'),
    sortable: true,
    cell: (duty) => <DutyText duty={duty} />,
  },
  {
    id: 'id',
    header: t('assessments.due.columns.assessment'),
    sortable: true,
    width: 15,
    cell: (duty) => <DueCase duty={duty} />,
  },
  {
    id: 'owner',
    header: t('assessments.due.columns.owner'),
    sortable: true,
    width: 8,
    shownFrom: 'medium',
    cell: ({ owner }) => owner?.name ?? t('assessments.duties.nobody'),
  },
]

const changeColumn = ({ t, nameOf, onChange }: Needs): Column<DutyRow> => ({
  id: 'change',
  header: t('assessments.duties.change'),
  hideHeader: true,
  width: 5.5,
  cell: (duty) =>
    duty.mayChange && <ChangeDutyButton duty={duty} name={nameOf(duty)} onChange={() => onChange(duty)} />,
})

function DutyText({ duty }: { duty: DutyRow }) {
  return (
    <span className={classes.duty} title={duty.text} lang={DEFAULT_LANGUAGE}>
      <span>
        <LawText>{duty.text}</LawText>
      </span>
      {duty.authority && (
        <small>
          <LawText>{duty.authority}</LawText>
        </small>
      )}
    </span>
  )
}

type ChooseProps = Pick<Needs, 'nameOf' | 'selected' | 'onSelect'> & { duty: DutyRow }

function ChooseTick({ duty, nameOf, selected, onSelect }: ChooseProps) {
  const { t } = useTranslation()
  const id = useId()
  const others = selected.filter(({ dutyId }) => dutyId !== duty.dutyId)
  return (
    <>
      <LawLabel id={id} text={t('assessments.due.bulk.choose', { duty: nameOf(duty) })} law={[duty.text]} />
      <Checkbox
        aria-labelledby={id}
        checked={others.length < selected.length}
        onChange={({ currentTarget: { checked } }) => onSelect(checked ? [...others, duty] : others)}
      />
    </>
  )
}

/** The case of a duty: its light and what it is about, as a link. */
export function DueCase({ duty }: { duty: DutyRow }) {
  return (
    <span className={classes.case}>
      {duty.result && <TrafficLight status={duty.result} />}
      <Link to={paths.assessment(duty.assessmentId)}>
        <CaseName of={duty} />
      </Link>
    </span>
  )
}
