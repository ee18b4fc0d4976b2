import type { DutyRow } from '@portal/contract'
import { DutyItem } from '../list/DutyItem.tsx'
import duties from '../list/duties.module.css'
import { DueCase } from './dueColumns.tsx'

type Props = { rows: readonly DutyRow[]; onChange: (duty: DutyRow) => void }

/** Duties of several assessments, each with its case. */
export function DueDuties({ rows, onChange }: Props) {
  return (
    <ul className={duties.list}>
      {rows.map((duty) => (
        <DutyItem
          key={duty.dutyId}
          duty={duty}
          isNew={false}
          where={undefined}
          procedures={[]}
          onChange={() => onChange(duty)}
        >
          <DueCase duty={duty} />
        </DutyItem>
      ))}
    </ul>
  )
}
