import { type ComponentProps, useEffect, useRef } from 'react'

const WRONG = '[aria-invalid="true"]'
/** A field with its label and the message below it. */
const FIELD = '.mantine-InputWrapper-root'

/** A form whose fields have messages of their own, instead of the browser's. */
export const Form = (props: ComponentProps<'form'>) => <form noValidate {...useErrorInView()} {...props} />

/**
 * After a form was sent, moves the focus to its first wrong field, unless it is at a wrong one already, and
 * brings the field with its message into view; without such a field, the error of the whole form. Until something is
 * changed, so that nobody is moved while typing.
 */
function useErrorInView() {
  const form = useRef<HTMLFormElement>(null)
  const isSent = useRef(false)
  // After every render, because errors arrive some time after the form was sent.
  useEffect(() => {
    if (!isSent.current || !form.current) return
    const focused = form.current.querySelector<HTMLElement>(`${WRONG}:focus`)
    const wrong = focused ?? form.current.querySelector<HTMLElement>(WRONG)
    const shown = wrong?.closest(FIELD) ?? wrong ?? form.current.querySelector('[role="alert"]')
    if (!shown) return
    isSent.current = false
    wrong?.focus()
    shown.scrollIntoView({ block: 'nearest' })
  })
  const setSent = (sent: boolean) => () => {
    isSent.current = sent
  }
  return { ref: form, onSubmitCapture: setSent(true), onChangeCapture: setSent(false) }
}
