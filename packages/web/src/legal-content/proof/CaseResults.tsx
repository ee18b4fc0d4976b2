import type { CaseDifference, WholeProof } from '@portal/legal/proof'
import type { LawLayerId } from '@portal/rules'
import type { Catalogue } from '@portal/texts'
import type { TFunction } from 'i18next'
import { useTranslation } from 'react-i18next'
import { LawText } from '../../shared/law/LawText.tsx'
import type { ProofPanelProps } from './draft.ts'
import classes from './ProofPanel.module.css'
import { useIdWords } from './RowLink.tsx'

type Props = Omit<ProofPanelProps, 'cases'> & { cases: WholeProof['cases'] }

/** The golden cases, those that fail first. */
export function CaseResults({ cases, ...props }: Props) {
  const { t } = useTranslation()
  const wordsOf = useIdWords(props)
  const failing = cases.filter(({ differences }) => differences.length > 0)
  const holding = cases.length - failing.length
  return (
    <div className={classes.part}>
      <h2>{t('lawProof.cases.title')}</h2>
      {cases.length === 0 && <p>{t('lawProof.cases.none')}</p>}
      <ul>
        {failing.map(({ name, differences }) => (
          <li key={name} className={classes.fails}>
            <LawText>{name}</LawText>
            <ul>
              {differences.map((difference) => (
                <li key={JSON.stringify(difference)}>{differenceText(t, difference, wordsOf)}</li>
              ))}
            </ul>
          </li>
        ))}
      </ul>
      {holding > 0 && <p>{t('lawProof.cases.hold', { count: holding })}</p>}
    </div>
  )
}

function differenceText(t: TFunction, difference: CaseDifference, wordsOf: (id: string) => string): string {
  switch (difference.kind) {
    case 'other': {
      const { what, expected, actual } = difference
      const word = (value: string) => (what === 'headline' ? wordsOf(value) : t(`lawProof.light.${value as Light}`))
      return t('lawProof.cases.other', { what: subjectOf(t, what), expected: word(expected), actual: word(actual) })
    }
    case 'missing':
      return t('lawProof.cases.missing', {
        what: t(`lawProof.cases.what.${difference.what}`),
        id: wordsOf(difference.id),
      })
    case 'present':
      return t('lawProof.cases.present', { id: wordsOf(difference.id) })
    case 'unknown':
      return t('lawProof.cases.unknown', { id: difference.id })
    case 'empty':
      return t('lawProof.cases.empty')
    case 'unreadable':
      return t('lawProof.cases.unreadable', { reason: difference.reason })
  }
}

type Light = keyof Catalogue['lawProof']['light']
type Single = Extract<CaseDifference, { kind: 'other' }>['what']

function subjectOf(t: TFunction, what: Single): string {
  if (what === 'status' || what === 'verdict' || what === 'headline') return t(`lawProof.cases.what.${what}`)
  return t(`lawProof.cases.lights.${what.slice('light '.length) as LawLayerId}`)
}
