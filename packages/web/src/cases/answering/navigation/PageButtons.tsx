import { Button } from '@mantine/core'
import type { PageState } from '@portal/rules'
import { memo, type ReactNode, type SyntheticEvent } from 'react'
import { useTranslation } from 'react-i18next'
import { Link } from 'react-router'
import classes from '../form.module.css'
import { headingId } from './focus.ts'

type ButtonsProps = {
  /** The numbers of the pages beside this one. */
  before: number | undefined
  after: number | undefined
  /** The next page is the review. */
  isReviewNext: boolean
  /** Questions that somebody wanted to leave unanswered. */
  missing: number
  onNext: () => void
}

/** Back and on among the pages that apply. What is required and not answered stops once, and can be skipped for now. */
export const PageButtons = memo(function PageButtons({ before, after, isReviewNext, missing, onNext }: ButtonsProps) {
  const { t } = useTranslation()
  return (
    <div className={classes.buttons}>
      {missing > 0 && (
        <p role="alert" className={classes.stopped}>
          {t('assessments.form.stopped', { count: missing })}
        </p>
      )}
      {before ? (
        <Button component={Link} to={`?page=${before}`} variant="default" size="lg">
          {t('assessments.form.back')}
        </Button>
      ) : (
        <span />
      )}
      {after && (
        <span className={classes.onwards}>
          {missing > 0 && (
            <Button component={Link} to={`?page=${after}`} variant="subtle" size="lg">
              {t('assessments.form.skip')}
            </Button>
          )}
          <span className={classes.enter}>{t('assessments.form.orEnter')}</span>
          <Button
            component={Link}
            to={`?page=${after}`}
            size="lg"
            onClick={(event) => {
              // In another tab if one asks for that, otherwise once it is known whether this page is complete.
              if (event.ctrlKey || event.metaKey || event.shiftKey) return
              event.preventDefault()
              onNext()
            }}
          >
            {t(isReviewNext ? 'assessments.form.review' : 'assessments.form.next')}
          </Button>
        </span>
      )}
    </div>
  )
})

/** `onNext`: left out where no page comes after. */
type NextOnEnterProps = { page: PageState; onNext: (() => void) | undefined; children: ReactNode }

/** The Enter key in an answer, or on the heading of a page just turned, does what the button Next does. */
export function NextOnEnter({ page, onNext, children }: NextOnEnterProps) {
  if (!onNext) return children
  const submit = (event: SyntheticEvent) => {
    event.preventDefault()
    onNext()
  }
  return (
    <form
      noValidate
      aria-labelledby={headingId(page.id)}
      onSubmit={submit}
      onKeyDown={(event) => {
        if (event.key === 'Enter' && event.target instanceof HTMLHeadingElement) submit(event)
      }}
    >
      {children}
      <input type="submit" hidden />
    </form>
  )
}
