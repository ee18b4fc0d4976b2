import { type FormEvent, useState } from 'react'

type Options = {
  name: string
  /** Whether something else has this name. */
  isTaken: (name: string) => boolean | Promise<boolean>
  submit: (event: FormEvent<HTMLFormElement>) => Promise<void>
}

/** Asks once before a name is saved that something else has, too: that is allowed, but seldom meant. */
export function useNamesake({ name, isTaken, submit }: Options) {
  const [asked, setAsked] = useState<string | null>(null)
  const isAsking = asked === name
  const onSubmit = async (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault()
    if (!isAsking && (await isTaken(name))) setAsked(name)
    else await submit(event)
  }
  return { isAsking, onSubmit: (event: FormEvent<HTMLFormElement>) => void onSubmit(event) }
}
