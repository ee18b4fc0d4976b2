import { Button, Group } from '@mantine/core'
import { type RefObject, useEffect, useRef } from 'react'
import { useTranslation } from 'react-i18next'
import { useNavigate } from 'react-router'
import { paths } from '../../shared/navigation/paths.ts'
import { showTourStep, startOfTour } from '../../shared/navigation/tourStep.ts'
import { usePreferences } from '../../shared/preferences/usePreferences.ts'
import classes from './Tour.module.css'

/** The steps: where each is, and what is outlined there; on a phone the navigation is folded away. */
const STEPS = [
  { id: 'dashboard', path: paths.dashboard, marks: [`nav a[href="${paths.dashboard}"]`] },
  { id: 'assess', path: paths.assessments, marks: ['main [data-tour="assess"]', 'main h1'] },
  { id: 'list', path: paths.assessments, marks: ['main [data-tour="views"]', 'main h1'] },
  { id: 'due', path: paths.due, marks: [`nav a[href="${paths.due}"]`, 'main h1'] },
  { id: 'countries', path: paths.informationHub, marks: [`nav a[href="${paths.informationHub}"]`, 'main h1'] },
  { id: 'search', path: paths.informationHub, marks: ['header [aria-keyshortcuts]'] },
  { id: 'help', path: paths.help(), marks: ['main nav'] },
] as const

/**
 * A step of the tour: a card beside the screen that it is about. It is no dialog: the screen stays usable, and Escape or
 * "Skip" end it.
 */
export function Tour({ step }: { step: number }) {
  const { t } = useTranslation()
  const { go, end } = useTour()
  const card = useRef<HTMLElement>(null)
  const { id, marks } = STEPS[step] ?? STEPS[0]
  useMark(marks)
  useKeyboard(card, end)
  const isLast = step === STEPS.length - 1
  return (
    <section
      ref={card}
      tabIndex={-1}
      className={classes.card}
      aria-label={t('help.tour.step', { at: step + 1, count: STEPS.length })}
    >
      <p className={classes.count}>{t('help.tour.step', { at: step + 1, count: STEPS.length })}</p>
      <h2>{t(`help.tour.steps.${id}.title`)}</h2>
      <p>{t(`help.tour.steps.${id}.text`)}</p>
      <Group justify="space-between" gap="sm">
        <Button variant="subtle" onClick={end}>
          {t(isLast ? 'help.tour.end' : 'help.tour.skip')}
        </Button>
        <Group gap="sm">
          {step > 0 && (
            <Button variant="default" onClick={() => go(step - 1)}>
              {t('help.tour.back')}
            </Button>
          )}
          {!isLast && <Button onClick={() => go(step + 1)}>{t('help.tour.next')}</Button>}
        </Group>
      </Group>
    </section>
  )
}

const HEADING = 'main h1'

/** The card keeps the focus, even when the heading of a new screen takes it; Escape ends the tour from anywhere. */
function useKeyboard(card: RefObject<HTMLElement | null>, end: () => void) {
  useEffect(() => {
    const keepFocus = ({ target }: FocusEvent) => {
      if (target instanceof Element && target.matches(HEADING)) card.current?.focus()
    }
    card.current?.focus()
    // Listens all the time: the heading takes the focus in the very moment in which effects run again.
    document.addEventListener('focusin', keepFocus)
    return () => document.removeEventListener('focusin', keepFocus)
  }, [card])
  useEffect(() => {
    const endOnEscape = ({ key, target }: KeyboardEvent) => {
      const isElsewhere =
        target instanceof Element && target.closest('[role="dialog"], [role="menu"], [role="listbox"]')
      if (key === 'Escape' && !isElsewhere) end()
    }
    document.addEventListener('keydown', endOnEscape)
    return () => document.removeEventListener('keydown', endOnEscape)
  })
}

/** Moves between the steps; the end of the tour is saved in the user's preferences. */
function useTour() {
  const navigate = useNavigate()
  const { preferences, choose } = usePreferences()
  return {
    go: (to: number) => {
      showTourStep(to)
      void navigate(STEPS[to]?.path ?? paths.dashboard)
    },
    end: () => {
      showTourStep(undefined)
      void navigate(startOfTour())
      // Once the card is gone, the keyboard goes on at the screen.
      setTimeout(() => document.querySelector<HTMLElement>(HEADING)?.focus({ preventScroll: true }))
      if (!preferences.tourEnded) choose({ tourEnded: true })
    },
  }
}

const MARK = 'data-tour-mark'
const TRIES_MS = [0, 300, 1000]

const unmark = () => {
  for (const element of document.querySelectorAll(`[${MARK}]`)) element.removeAttribute(MARK)
}

/** Outlines the first of these elements that is visible, once the screen has loaded. */
function useMark(selectors: readonly string[]) {
  useEffect(() => {
    const mark = () => {
      unmark()
      const shown = selectors.flatMap((selector) => [...document.querySelectorAll<HTMLElement>(selector)])
      const first = shown.find((element) => element.getClientRects().length > 0)
      first?.setAttribute(MARK, '')
      first?.scrollIntoView({ block: 'nearest' })
    }
    const timers = TRIES_MS.map((after) => setTimeout(mark, after))
    return () => {
      for (const timer of timers) clearTimeout(timer)
      unmark()
    }
  }, [selectors])
}
