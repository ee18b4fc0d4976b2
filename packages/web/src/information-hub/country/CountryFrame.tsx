import '@mantine/core/styles/Breadcrumbs.layer.css'
import { Alert, Anchor, Breadcrumbs } from '@mantine/core'
import type { Country } from '@portal/contract'
import { useQuery } from '@tanstack/react-query'
import type { ReactNode } from 'react'
import { useTranslation } from 'react-i18next'
import { Link, Navigate, useParams } from 'react-router'
import { ApiError, isNotFound } from '../../api/ApiError.ts'
import { CountryPicture } from '../../shared/countries/CountryPicture.tsx'
import { Loading } from '../../shared/feedback/Loading.tsx'
import { PageTitle } from '../../shared/layout/PageTitle.tsx'
import { paths } from '../../shared/navigation/paths.ts'
import { ContentFailure } from '../ContentFailure.tsx'
import { hubQueries, useCountryName } from '../hub.queries.ts'
import classes from './country.module.css'

type Props = {
  /** A version other than the active one. */
  version?: number | undefined
  /** Title of a page below the country's own. */
  title?: ((country: Pick<Country, 'name'>) => string) | undefined
  children: (country: Country) => ReactNode
}

/**
 * Frame of the country pages: breadcrumbs and title, which stand from the first moment, loading and error states; an
 * unknown country is a 404.
 */
export function CountryFrame({ version, title, children }: Props) {
  const { t } = useTranslation()
  const id = useCountryId()
  const name = useCountryName(id)
  const country = useQuery(hubQueries.country(id, version === undefined ? {} : { version }))
  if (version !== undefined && isNoVersion(country.error)) return <NoVersion version={version} />
  if (isNotFound(country.error)) return <Navigate to="/404" replace />
  const head = country.data ?? { iso2: id, name }
  if (country.isError) return <ContentFailure title={title?.(head) ?? name} onRetry={() => country.refetch()} />
  return (
    <>
      <Breadcrumbs mb="sm" className={classes.crumbs}>
        <Anchor component={Link} to={paths.informationHub}>
          {t('informationHub.countries.title')}
        </Anchor>
        {title && (
          <Anchor component={Link} to={paths.country(id)}>
            {head.name}
          </Anchor>
        )}
      </Breadcrumbs>
      {title ? <PageTitle title={title(head)} /> : <CountryTitle {...head} />}
      {country.data ? children(country.data) : <Loading lines={10} />}
    </>
  )
}

function CountryTitle({ iso2, name }: Pick<Country, 'iso2' | 'name'>) {
  const heading = (
    <span className={classes.name}>
      <CountryPicture iso2={iso2} kind="thumbs" isFirst />
      {name}
    </span>
  )
  return <PageTitle title={name} heading={heading} />
}

const isNoVersion = (error: unknown) =>
  error instanceof ApiError &&
  (error.code === 'VERSION_NOT_FOUND' || error.fields.some(({ path }) => path === 'version'))

/** Error state for a link to a version that does not exist. */
function NoVersion({ version }: { version: number }) {
  const { t } = useTranslation()
  const text = Number.isInteger(version) ? 'noVersion' : 'strangeVersion'
  return (
    <>
      <PageTitle title={t('informationHub.country.noVersionTitle')} />
      <Alert color="brick" role="alert" title={t(`informationHub.country.${text}`, { version })}>
        <Link to={paths.country(useCountryId())}>{t('informationHub.country.toWhatHolds')}</Link>
      </Alert>
    </>
  )
}

/** Country code from the path, in upper case. */
export function useCountryId(): string {
  return (useParams().id ?? '').toUpperCase()
}
