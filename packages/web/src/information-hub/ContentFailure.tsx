import { useTranslation } from 'react-i18next'
import { Failure } from '../shared/feedback/Failure.tsx'
import { PageTitle } from '../shared/layout/PageTitle.tsx'

type Props = {
  /** The page title, for a failure that takes the place of the whole page. */
  title?: string
  onRetry: () => void
}

/** Error state of a query, with a retry button. */
export function ContentFailure({ title, onRetry }: Props) {
  const { t } = useTranslation()
  return (
    <>
      {title && <PageTitle title={title} />}
      <Failure reason={t('informationHub.failure')} onRetry={onRetry} />
    </>
  )
}
