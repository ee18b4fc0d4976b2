import type { PageState } from '@portal/rules'
import { type RefObject, useEffect, useRef } from 'react'

/**
 * Where the focus goes: to a page that is arrived at, by a turn or below the one before, or to a question. Each move makes
 * a new target.
 */
export type FocusTarget = { readonly page: PageState; readonly isTurned: boolean } | { readonly question: string }

/** The id of the heading of a page. */
export const headingId = (page: string): string => `page-${page}`

export function useFocusTarget(target: FocusTarget | null) {
  useEffect(() => {
    if (!target) return
    if ('page' in target) arriveAt(target.page)
    else controlOf(document.getElementById(target.question))?.focus()
    if ('page' in target && target.isTurned) window.scrollTo({ top: 0 })
  }, [target])
}

/** At the heading, or with a mouse in the field below it if that is to be typed into: on a phone it would open the keyboard. */
function arriveAt({ id, questions }: PageState) {
  const heading = document.getElementById(headingId(id))
  const first = questions.map(({ question }) => document.getElementById(question.id)).find((one) => one !== null)
  const field = window.matchMedia('(pointer: fine)').matches ? emptyTypedField(first) : null
  const target = field ?? heading
  target?.focus({ preventScroll: true })
  heading?.scrollIntoView({ block: 'start' })
}

/** The first control of a question that can be used. */
const controlOf = (question: Element | null | undefined) =>
  question?.querySelector<HTMLElement>('input:enabled, textarea:enabled, select:enabled')

/** The first control of a question, if it is typed into and still empty. */
function emptyTypedField(question: Element | null | undefined): HTMLInputElement | null {
  const control = question?.querySelector('input')
  const isOpen = control && ['text', 'search'].includes(control.type) && !control.disabled && !control.readOnly
  return isOpen && control.value === '' ? control : null
}

/** The field to type into below a question, on the same page or on the next one, if at most optional choices come before. */
function typedFieldAfter(question: HTMLFieldSetElement): HTMLInputElement | null {
  const all = [...(question.closest('form')?.querySelectorAll('fieldset') ?? [])]
  for (const one of all.slice(all.indexOf(question) + 1)) {
    const field = emptyTypedField(one)
    if (field || one.querySelector('legend')?.dataset.optional !== 'true') return field
  }
  return null
}

const isChoice = (target: EventTarget | null): target is HTMLInputElement =>
  target instanceof HTMLInputElement && ['radio', 'checkbox'].includes(target.type) && target.checked

/**
 * Gives the focus to the next question after one was chosen with the mouse, if the next is typed into, also if it is on a
 * page that opens below or behind choices that are optional: it saves a click. Not after a key or a touch, where a moving
 * focus would confuse screen readers and open the keyboard of a phone. After one of several choices the page stays where it
 * is, for the next one.
 */
export function useNextTypedField(list: RefObject<HTMLElement | null>) {
  const chosen = useRef<HTMLInputElement | null>(null)
  useEffect(() => {
    const place = list.current
    const remember = (event: MouseEvent) => {
      const { target, pointerType } = event as PointerEvent
      chosen.current = pointerType === 'mouse' && isChoice(target) ? target : null
    }
    const forget = () => {
      chosen.current = null
    }
    // The focus may scroll the page: under a pressed pointer it would take away what is being chosen.
    document.addEventListener('pointerdown', forget)
    place?.addEventListener('click', remember)
    return () => {
      document.removeEventListener('pointerdown', forget)
      place?.removeEventListener('click', remember)
    }
  }, [list])
  // After each render, because the next question may appear only once the answer is evaluated.
  useEffect(() => {
    const choice = chosen.current
    const question = choice?.closest('fieldset')
    if (!choice || !question?.contains(document.activeElement)) return
    const field = typedFieldAfter(question)
    if (!field) return
    chosen.current = null
    field.focus({ preventScroll: choice.type === 'checkbox' })
  })
}
