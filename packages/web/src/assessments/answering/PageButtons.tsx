import { Button } from '@mantine/core'
import type { PageState } from '@portal/rules'
import { useTranslation } from 'react-i18next'
import { Link } from 'react-router'
import classes from './form.module.css'

/** Back and on among the pages that apply. Turning a page never needs an answer. */
export function PageButtons({ pages, current }: { pages: readonly PageState[]; current: PageState }) {
  const { t } = useTranslation()
  const index = pages.indexOf(current)
  const before = pages[index - 1]
  const after = pages[index + 1]
  return (
    <div className={classes.buttons}>
      {before ? (
        <Button component={Link} to={`?page=${before.number}`} variant="default" size="md">
          {t('assessments.form.back')}
        </Button>
      ) : (
        <span />
      )}
      {after && (
        <Button component={Link} to={`?page=${after.number}`} size="md">
          {t(after === pages.at(-1) ? 'assessments.form.review' : 'assessments.form.next')}
        </Button>
      )}
    </div>
  )
}
