import { useTranslation } from 'react-i18next'
import { Link } from 'react-router'
import { paths } from '../../../app/paths.ts'
import { formatDay } from '../../../shared/dates/dates.ts'
import classes from './rules.module.css'
import type { ReadLaw, Rule } from './useReadLaw.ts'

type Props = { basis: Rule['then']['basis']; law: Pick<ReadLaw, 'iso2' | 'part'> }

/** The documents and articles of a rule, each leading to its page; or the stated absence of any. */
export function BasisLinks({ basis, law }: Props) {
  const { t } = useTranslation()
  if (basis.length === 0) return <p className={classes.quiet}>{t('informationHub.country.noBasis')}</p>
  return (
    <ul className={classes.basis}>
      {basis.map((one) => (
        <li key={JSON.stringify(one)}>
          {'document' in one ? (
            <>
              <Link to={paths.legalDocument(law.iso2, one.document)}>{titleOf(law, one.document)}</Link>
              {', '}
              {one.article ?? <em>{t('informationHub.country.articleNotVerified')}</em>}
            </>
          ) : (
            t('informationHub.country.absence', { absence: one.absence, day: formatDay(one.asOf) })
          )}
        </li>
      ))}
    </ul>
  )
}

const titleOf = ({ part }: Props['law'], id: string) => part.documents.find((one) => one.id === id)?.title ?? id
