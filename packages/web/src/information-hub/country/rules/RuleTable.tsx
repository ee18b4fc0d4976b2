import { Title } from '@mantine/core'
import { useTranslation } from 'react-i18next'
import { Link, useLocation } from 'react-router'
import { formatDay } from '../../../shared/dates/dates.ts'
import { LawWithTerms } from '../../../shared/glossary/LawWithTerms.tsx'
import { LawText } from '../../../shared/law/LawText.tsx'
import { WithLaw } from '../../../shared/law/WithLaw.tsx'
import { paths } from '../../../shared/navigation/paths.ts'
import { TrafficLight } from '../../../shared/status/TrafficLight.tsx'
import { ALL_USES } from '../useCountrySelection.ts'
import { boxesFor, type FilteredMatrix, type FilteredRule } from './filterRules.ts'
import type { Requirement } from './RequirementList.tsx'
import { RequirementLinks } from './RequirementList.tsx'
import classes from './rules.module.css'
import type { ReadableLaw, Rule } from './useReadableLaw.ts'

type Props = {
  matrix: FilteredMatrix
  law: ReadableLaw
  use: string
  requirements: readonly Requirement[]
  onFollow: () => void
}

/** A decision matrix as a table. */
export function RuleTable({ matrix: { id, title, rows }, law, use, requirements, onFollow }: Props) {
  const { t } = useTranslation()
  return (
    <div className={classes.matrix} hidden={rows.every(({ isCollapsed }) => isCollapsed)}>
      <Title order={3} id={`matrix-${id}`}>
        <LawText>{title}</LawText>
      </Title>
      <div className={classes.scroll}>
        <table className={classes.rules} aria-labelledby={`matrix-${id}`}>
          <thead>
            <tr>
              {(['when', 'result', 'why', 'basis'] as const).map((column) => (
                <th key={column} scope="col">
                  {t(`informationHub.country.columns.${column}`)}
                </th>
              ))}
            </tr>
          </thead>
          <tbody>
            {rows.map((found) => (
              <RuleRow
                key={found.row.id}
                found={found}
                law={law}
                use={use}
                requirements={requirements}
                onFollow={onFollow}
              />
            ))}
          </tbody>
        </table>
      </div>
    </div>
  )
}

type RuleRowProps = {
  found: FilteredRule
  law: ReadableLaw
  use: string
  requirements: readonly Requirement[]
  onFollow: () => void
}

/** A rule: conditions, result, reason and legal basis. */
function RuleRow({
  found: { row, number, isDeciding, isOnDay, isCollapsed },
  law,
  use,
  requirements,
  onFollow,
}: RuleRowProps) {
  const { t } = useTranslation()
  const { status, reason, basis, confidence } = row.then
  const isTarget = useLocation().hash === `#row-${row.id}`
  return (
    <tr
      id={`row-${row.id}`}
      tabIndex={-1}
      className={classes.rule}
      hidden={isCollapsed}
      data-on-day={isOnDay}
      data-target={isTarget}
    >
      <th scope="row" data-label={t('informationHub.country.columns.when')}>
        <span className={classes.number}>{number}.</span>{' '}
        {isDeciding && <strong className={classes.mark}>{t('informationHub.country.fits')}</strong>}
        {!isOnDay && <strong className={classes.mark}>{t('informationHub.country.notOnDay')}</strong>}
        <When boxes={boxesFor(row, use).map((box) => law.wording.box(withoutUse(box, use)))} law={law.wording.law} />
      </th>
      <td data-label={t('informationHub.country.columns.result')}>
        {status ? <TrafficLight status={status} /> : t('informationHub.country.noColour')}
      </td>
      <td data-label={t('informationHub.country.columns.why')}>
        <LawWithTerms text={reason} />
        <RequirementLinks row={row} requirements={requirements} onFollow={onFollow} />
      </td>
      <td data-label={t('informationHub.country.columns.basis')}>
        <BasisLinks basis={basis} law={law} />
        <p className={classes.quiet}>{t(`informationHub.confidence.${confidence}`)}</p>
        {row.trigger && <p className={classes.quiet}>{t(`informationHub.country.trigger.${row.trigger}`)}</p>}
      </td>
    </tr>
  )
}

/** Leaves the use out of a rule's conditions where the table is already filtered by it. */
function withoutUse(box: Rule['when'][number], use: string): Rule['when'][number] {
  if (use === ALL_USES) return box
  const { use: _, ...rest } = box
  return rest
}

function When({ boxes, law }: { boxes: readonly string[]; law: readonly string[] }) {
  const { t } = useTranslation()
  const [only] = boxes
  if (boxes.some((box) => box === '')) return t('informationHub.country.otherwise')
  if (boxes.length === 1) return <WithLaw text={only ?? ''} law={law} />
  return (
    <>
      {t('informationHub.country.anyOf')}
      <ul className={classes.boxes}>
        {boxes.map((box) => (
          <li key={box}>
            <WithLaw text={box} law={law} />
          </li>
        ))}
      </ul>
    </>
  )
}

type BasisLinksProps = { basis: Rule['then']['basis']; law: Pick<ReadableLaw, 'iso2' | 'part'> }

/** Legal basis of a rule as links to documents, or the stated absence of a measure. */
function BasisLinks({ basis, law }: BasisLinksProps) {
  const { t } = useTranslation()
  if (basis.length === 0) return <p className={classes.quiet}>{t('informationHub.country.noBasis')}</p>
  return (
    <ul className={classes.basis}>
      {basis.map((one) => (
        <li key={JSON.stringify(one)}>
          {'document' in one ? (
            <>
              <Link to={paths.legalDocument(law.iso2, one.document)}>
                <LawText>{titleOf(law, one.document)}</LawText>
              </Link>
              {', '}
              {one.article ? (
                <LawText>{one.article}</LawText>
              ) : (
                <em>{t('informationHub.country.articleNotVerified')}</em>
              )}
            </>
          ) : (
            <>
              <LawText>{one.absence}</LawText> {t('informationHub.country.absence', { day: formatDay(one.asOf) })}
            </>
          )}
        </li>
      ))}
    </ul>
  )
}

const titleOf = ({ part }: BasisLinksProps['law'], id: string) =>
  part.documents.find((one) => one.id === id)?.title ?? id
