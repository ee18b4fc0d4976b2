import { NativeSelect } from '@mantine/core'
import { useQuery } from '@tanstack/react-query'
import { useTranslation } from 'react-i18next'
import { countryStatsQuery } from '../shared/countries/countries.ts'
import { Loaded } from '../shared/feedback/Loaded.tsx'
import { PageSection } from '../shared/layout/PageSection.tsx'
import { accountCountryQuery, useSetCountry } from './accounts.queries.ts'

/** Where the people of the account work: asked once, and proposed in each case. */
export function AccountCountry() {
  const { t } = useTranslation()
  const country = useQuery(accountCountryQuery)
  return (
    <PageSection id="country" title={t('accounts.country.title')} text={t('accounts.country.text')}>
      <Loaded query={country}>{(present) => <Choice present={present.country} />}</Loaded>
    </PageSection>
  )
}

function Choice({ present }: { present: string | null }) {
  const { t } = useTranslation()
  const stats = useQuery(countryStatsQuery)
  const save = useSetCountry()
  return (
    <Loaded query={stats}>
      {({ rows }) => (
        <NativeSelect
          size="md"
          label={t('accounts.country.label')}
          disabled={save.isPending}
          data={[
            { value: '', label: t('accounts.country.none') },
            ...rows.filter(isPlaceOfWork).map(({ iso2, name }) => ({ value: iso2, label: name })),
          ]}
          value={(save.isPending ? save.variables : present) ?? ''}
          onChange={({ currentTarget: { value } }) => save.mutate(value === '' ? null : value)}
        />
      )}
    </Loaded>
  )
}

const isPlaceOfWork = ({ kind }: { kind: string }): boolean => kind === 'state' || kind === 'territory'
