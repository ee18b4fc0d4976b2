import type { ContentDifference, VersionEffect } from '@portal/contract'
import type { Status } from '@portal/rules'
import { useQuery } from '@tanstack/react-query'
import { useTranslation } from 'react-i18next'
import { formatDay } from '../../../shared/dates/dates.ts'
import { Loading } from '../../../shared/feedback/Loading.tsx'
import { LawText } from '../../../shared/law/LawText.tsx'
import { WithLaw } from '../../../shared/law/WithLaw.tsx'
import { TrafficLight } from '../../../shared/status/TrafficLight.tsx'
import { listChanges, type Placed } from '../../../shared/wordChanges/listChanges.ts'
import { WordChanges, wordChanges } from '../../../shared/wordChanges/WordChanges.tsx'
import { ContentFailure } from '../../ContentFailure.tsx'
import type { Days } from '../../days/daySelection.ts'
import { hubQueries } from '../../hub.queries.ts'
import { changesOf } from './changesOf.ts'
import differencesClasses from './differences.module.css'
import { ResultChange } from './ResultChange.tsx'
import { useDifferences, type VersionPair } from './useDifferences.ts'
import { differenceName, type FieldText, lawOfDifference, useFieldText } from './useFieldText.ts'

/** `days` default to today. */
type DifferencesProps = { id: string; from: number; to: number; isPublished: boolean; days: Days | undefined }

/** Differences between two versions: effect on the reference case, then each change; rendered together to avoid a layout shift. */
export function Differences({ id, from, to, isPublished, days }: DifferencesProps) {
  const { t } = useTranslation()
  const { rows, sides, isError, retry } = useDifferences({ iso2: id, from, to, isPublished })
  const effect = useQuery({ ...hubQueries.effect(id, { from, to, ...days }), enabled: isPublished })
  if (isError) return <ContentFailure onRetry={retry} />
  if (!rows || !sides || (isPublished && effect.isPending)) return <Loading />
  if (rows.length === 0) return <p>{t('informationHub.country.noDifferences')}</p>
  return (
    <div className={differencesClasses.differences}>
      {effect.data && <Effect effect={effect.data} />}
      {effect.isError && <ContentFailure onRetry={() => effect.refetch()} />}
      <h3>{t('informationHub.differences.title', { count: rows.length })}</h3>
      <ul className={differencesClasses.items}>
        {rows.map((row) => (
          <DifferenceItem key={`${row.kind} ${row.matrix} ${row.id}`} difference={row} sides={sides} />
        ))}
      </ul>
    </div>
  )
}

type DifferenceItemProps = { difference: ContentDifference; sides: VersionPair }

/** An added, removed or changed item with its old and new values. */
function DifferenceItem({ difference, sides }: DifferenceItemProps) {
  const { t } = useTranslation()
  const facetText = useFieldText(sides)
  const { kind, change } = difference
  const { colours, fields, reason } = changesOf(difference)
  return (
    <li>
      <p>
        <strong>
          {t('list.labelled', { label: t(`informationHub.country.changes.${change}`), value: '' })}
          {kind !== 'fact' && `${t(`informationHub.country.things.${kind}`)} `}
          <WithLaw text={differenceName(difference, sides)} law={lawOfDifference(difference, sides)} />
        </strong>
        {colours && (change === 'changed' ? <ResultChange {...colours} /> : <Colour {...colours} />)}
      </p>
      {reason && (
        <p>
          <LawText>{reason}</LawText>
        </p>
      )}
      {fields.length > 0 && (
        <dl className={differencesClasses.fields}>
          {fields.map(({ field, before, after }) => (
            <div key={field}>
              {kind !== 'fact' && <dt>{t(`informationHub.differences.fields.${field}`)}</dt>}
              <FieldTexts
                old={change === 'added' ? undefined : facetText('before', field, before)}
                present={change === 'removed' ? undefined : facetText('after', field, after)}
              />
            </div>
          ))}
        </dl>
      )}
    </li>
  )
}

type FieldTextsProps = { readonly old: FieldText | undefined; readonly present: FieldText | undefined }

/** The old and new text of a field; of two lists only the items that differ, each with its place. */
function FieldTexts({ old, present }: FieldTextsProps) {
  const changes = isList(old) && isList(present) ? listChanges(old, present) : []
  if (changes.length === 0)
    return (
      <dd>
        <Texts old={inLines(old)} present={inLines(present)} />
      </dd>
    )
  return (
    <dd>
      <ul className={differencesClasses.list}>
        {changes.map(({ before, after }) => (
          <li key={`${before?.place} ${after?.place}`}>
            <span className={differencesClasses.side}>{placesOf(before, after)}</span>
            <Texts old={before?.text} present={after?.text} />
          </li>
        ))}
      </ul>
    </dd>
  )
}

const isList = (text: FieldText | undefined): text is readonly string[] => Array.isArray(text)
const inLines = (text: FieldText | undefined) => (isList(text) ? text.join('\n') : text)

/** Where an item stands, after where it stood. */
const placesOf = (before: Placed | undefined, after: Placed | undefined): string =>
  [...new Set([before, after].flatMap((one) => one?.place ?? []))].join(' → ')

type TextsProps = { readonly old: string | undefined; readonly present: string | undefined }

/** Word by word where most words stay; only one of the texts if their wording is equal, as when only the order changed. */
function Texts({ old, present }: TextsProps) {
  const { t } = useTranslation()
  if (old === present) return <LawText>{present ?? ''}</LawText>
  const changes = old !== undefined && present !== undefined ? wordChanges(old, present) : undefined
  if (changes) return <WordChanges changes={changes} />
  return (
    <div>
      {old !== undefined && (
        <div>
          <span className={differencesClasses.side}>{t('informationHub.differences.before')}</span>{' '}
          <del>
            <LawText>{old}</LawText>
          </del>
        </div>
      )}
      {present !== undefined && (
        <div>
          <span className={differencesClasses.side}>{t('informationHub.differences.after')}</span>{' '}
          <ins>
            <LawText>{present}</LawText>
          </ins>
        </div>
      )}
    </div>
  )
}

/** Uses whose result changes in the reference case, with the reasons. */
function Effect({ effect: { changed, unchanged, accessDate, intendedUseDate } }: { effect: VersionEffect }) {
  const { t } = useTranslation()
  const days = { accessDate: formatDay(accessDate), intendedUseDate: formatDay(intendedUseDate) }
  return (
    <>
      <h3>{t('informationHub.differences.effect')}</h3>
      <p className={differencesClasses.quiet}>{t('informationHub.differences.effectOn', days)}</p>
      {changed.length === 0 && <p>{t('informationHub.differences.noEffect')}</p>}
      <ul className={differencesClasses.items}>
        {alike(changed).map(({ titles, before, after, because }) => (
          <li key={titles}>
            <strong>{t('list.labelled', { label: titles, value: '' })}</strong>
            <ResultChange before={before} after={after} />
            {because && <p>{t('informationHub.differences.because', { reasons: because })}</p>}
          </li>
        ))}
      </ul>
      {changed.length > 0 && unchanged > 0 && (
        <p className={differencesClasses.quiet}>{t('informationHub.differences.unchanged', { count: unchanged })}</p>
      )}
    </>
  )
}

type UseChange = VersionEffect['changed'][number]
type UseGroup = Pick<UseChange, 'before' | 'after'> & { readonly titles: string; readonly because: string }

/** Groups uses that change alike for the same reasons. */
function alike(changed: readonly UseChange[]): UseGroup[] {
  const groups = new Map<string, UseGroup>()
  for (const { title, before, after, reasons } of changed) {
    const because = [...new Set(reasons)].join(' ')
    const key = `${before} ${after} ${because}`
    const known = groups.get(key)
    groups.set(key, { before, after, because, titles: known ? `${known.titles}, ${title}` : title })
  }
  return [...groups.values()]
}

/** The one colour of a rule that was added or removed. */
const Colour = ({ before, after }: { before: Status | null; after: Status | null }) => (
  <span className={differencesClasses.change}>
    <TrafficLight status={after ?? before} />
  </span>
)
