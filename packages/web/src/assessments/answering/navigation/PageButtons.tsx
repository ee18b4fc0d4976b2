import { Button } from '@mantine/core'
import type { PageState } from '@portal/rules'
import {
  memo,
  type ReactNode,
  type SyntheticEvent,
  startTransition,
  useCallback,
  useEffect,
  useEffectEvent,
  useState,
} from 'react'
import { useTranslation } from 'react-i18next'
import { Link, useNavigate } from 'react-router'
import classes from '../form.module.css'
import type { AssessmentFormState } from '../useAssessmentForm.ts'

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

/** The id of the heading that names the form of a page. */
export const PAGE_TITLE = 'page-title'

/** `onNext`: left out where no page comes after. */
type NextOnEnterProps = { onNext: (() => void) | undefined; children: ReactNode }

/** The Enter key in an answer, or on the heading of a page just turned, does what the button Next does. */
export function NextOnEnter({ onNext, children }: NextOnEnterProps) {
  if (!onNext) return children
  const submit = (event: SyntheticEvent) => {
    event.preventDefault()
    onNext()
  }
  return (
    <form
      noValidate
      aria-labelledby={PAGE_TITLE}
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

type Form = Pick<AssessmentFormState, 'isEvaluating' | 'showNewest'>

/**
 * Turns to the page that `next` names, if it names one. While an answer is being evaluated, it may still change which page that
 * is and what is missing before it, so the evaluation is awaited.
 */
export function useGoOn({ isEvaluating, showNewest }: Form, next: () => PageState | undefined) {
  const navigate = useNavigate()
  const [isAsked, setAsked] = useState(false)
  const isDue = isAsked && !isEvaluating
  const turn = useEffectEvent(() => {
    const page = next()
    if (page) void navigate(`?page=${page.number}`)
  })
  useEffect(() => {
    if (!isDue) return
    setAsked(false)
    turn()
  }, [isDue])
  return useCallback(
    () =>
      startTransition(() => {
        setAsked(true)
        showNewest()
      }),
    [showNewest],
  )
}
