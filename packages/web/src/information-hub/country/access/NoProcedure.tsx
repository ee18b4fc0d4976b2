import type { Country } from '@portal/contract'
import { useTranslation } from 'react-i18next'
import { SourceLink } from '../../../shared/law/SourceLink.tsx'

/**
 * Whom to ask if no procedure is known: the focal point or else the first authority, and at least its clearing-house
 * page.
 */
export function NoProcedure({ country: { name, authorities, clearingHouse } }: { country: Country }) {
  const { t } = useTranslation()
  const whom = authorities.find(({ role }) => role === 'NFP') ?? authorities[0]
  if (whom) {
    return (
      <p>
        {t('informationHub.country.noProcedureAsk', { name })}{' '}
        {whom.url ? (
          <SourceLink url={whom.url} kind={whom.linkKind}>
            {whom.name}
          </SourceLink>
        ) : (
          whom.name
        )}{' '}
        ({t(`informationHub.country.roles.${whom.role}`)})
      </p>
    )
  }
  if (!clearingHouse) return <p>{t('informationHub.country.noProcedure', { name })}</p>
  return (
    <p>
      {t('informationHub.country.noProcedureAsk', { name })}{' '}
      <SourceLink url={clearingHouse} kind="clearing_house">
        {t('informationHub.country.focalPointOf', { name })}
      </SourceLink>
    </p>
  )
}
