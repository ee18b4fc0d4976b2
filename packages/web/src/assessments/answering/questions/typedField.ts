import { type RefObject, useEffect, useRef } from 'react'

const TYPED = ['text', 'search']

/** The first control of a question, if it is typed into and still empty. */
export function emptyTypedField(question: Element | null | undefined): HTMLInputElement | null {
  const control = question?.querySelector('input')
  const isOpen = control && TYPED.includes(control.type) && !control.disabled && !control.readOnly
  return isOpen && control.value === '' ? control : null
}

/**
 * Gives the focus to the next question after one was chosen with the mouse, if the next is typed into: it saves a click.
 * Not after a key or a touch, where a moving focus would confuse screen readers and open the keyboard of a phone.
 */
export function useNextTypedField(list: RefObject<HTMLElement | null>) {
  const chosen = useRef<Element | null>(null)
  useEffect(() => {
    const place = list.current
    const remember = ({ target, pointerType }: PointerEvent) => {
      const isChoice = target instanceof HTMLInputElement && target.type === 'radio' && pointerType === 'mouse'
      chosen.current = isChoice ? target.closest('fieldset') : null
    }
    const forget = () => {
      chosen.current = null
    }
    // The focus may scroll the page: under a pressed pointer it would take away what is being chosen.
    document.addEventListener('pointerdown', forget)
    place?.addEventListener('click', remember as (event: MouseEvent) => void)
    return () => {
      document.removeEventListener('pointerdown', forget)
      place?.removeEventListener('click', remember as (event: MouseEvent) => void)
    }
  }, [list])
  // After each render, because the next question may appear only once the answer is evaluated. In the frame, which has to
  // lay the page out anyway: a focus that moves does so at once, in the task that rendered the question.
  useEffect(() => {
    if (!chosen.current) return
    const frame = requestAnimationFrame(() => {
      if (!chosen.current?.contains(document.activeElement)) return
      const field = emptyTypedField(chosen.current.nextElementSibling)
      if (!field) return
      chosen.current = null
      field.focus()
    })
    return () => cancelAnimationFrame(frame)
  })
}
