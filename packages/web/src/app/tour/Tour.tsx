import { Button, Group } from '@mantine/core'
import { useEffect, useRef } from 'react'
import { useTranslation } from 'react-i18next'
import { useNavigate } from 'react-router'
import { paths } from '../paths.ts'
import { usePreferences } from '../providers/usePreferences.ts'
import classes from './Tour.module.css'
import { showTourStep } from './tourStep.ts'

/** The steps: where each is, and what is outlined there; on a phone the navigation is folded away. */
const STEPS = [
  { id: 'dashboard', path: paths.dashboard, marks: [`nav a[href="${paths.dashboard}"]`] },
  { id: 'assess', path: paths.assessments, marks: ['main header button:last-of-type', 'main h1'] },
  { id: 'list', path: paths.assessments, marks: ['main fieldset', 'main h1'] },
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
  useEffect(() => card.current?.focus(), [])
  const isLast = step === STEPS.length - 1
  return (
    <section
      ref={card}
      tabIndex={-1}
      className={classes.card}
      aria-label={t('help.tour.step', { at: step + 1, count: STEPS.length })}
      onKeyDown={({ key }) => key === 'Escape' && end()}
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

/** Moves between the steps; that the tour was ended is saved with the user. */
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
      if (!preferences.tourEnded) choose({ tourEnded: true })
    },
  }
}

const MARK = 'data-tour-mark'
const TRIES_MS = [0, 300, 1000]

/** Outlines the first of these elements that is in sight, once the screen has come. */
function useMark(selectors: readonly string[]) {
  useEffect(() => {
    const mark = () => {
      const shown = selectors.flatMap((selector) => [...document.querySelectorAll<HTMLElement>(selector)])
      const first = shown.find((element) => element.getClientRects().length > 0)
      first?.setAttribute(MARK, '')
      first?.scrollIntoView({ block: 'nearest' })
    }
    const timers = TRIES_MS.map((after) => setTimeout(mark, after))
    return () => {
      for (const timer of timers) clearTimeout(timer)
      for (const element of document.querySelectorAll(`[${MARK}]`)) element.removeAttribute(MARK)
    }
  }, [selectors])
}
