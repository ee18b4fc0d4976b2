import { useSyncExternalStore } from 'react'

const MAX_MESSAGES = 50

/** The action that a message offers, such as Undo; it can be used once. */
type MessageAction = { readonly label: string; readonly onChoose: () => void }

/** A message of this page: shown in the bar for a moment, then listed in the bell. */
export type Message = {
  readonly id: number
  readonly kind: 'success' | 'error'
  readonly text: string
  readonly at: string
  readonly read: boolean
  readonly action?: MessageAction | undefined
}
type Messages = { readonly list: readonly Message[]; readonly shownId: number | null }

const listeners = new Set<() => void>()
let messages: Messages = { list: [], shownId: null }
let lastId = 0

export const notify = {
  success: (text: string, action?: MessageAction) => add('success', text, action),
  error: (text: string) => add('error', text),
}

export const useMessages = () => useSyncExternalStore(subscribe, () => messages)

/** Closes the bar; the message stays in the list. */
export function hideMessage(id: number) {
  if (messages.shownId === id) change({ ...messages, shownId: null })
}

/** Runs the action of a message and removes it, so that it runs once. */
export function takeAction(id: number) {
  const action = messages.list.find((message) => message.id === id)?.action
  const list = messages.list.map((message) => (message.id === id ? { ...message, action: undefined } : message))
  change({ ...messages, list })
  hideMessage(id)
  action?.onChoose()
}

export function markMessagesRead() {
  change({ ...messages, list: messages.list.map((message) => ({ ...message, read: true })) })
}

/** Removes all messages, as they belong to one user's session. */
export function clearMessages() {
  change({ list: [], shownId: null })
}

function add(kind: Message['kind'], text: string, action?: MessageAction) {
  lastId += 1
  const message: Message = { id: lastId, kind, text, at: new Date().toISOString(), read: false, action }
  change({ list: [message, ...messages.list].slice(0, MAX_MESSAGES), shownId: message.id })
}

function change(next: Messages) {
  messages = next
  for (const listener of listeners) listener()
}

function subscribe(listener: () => void) {
  listeners.add(listener)
  return () => {
    listeners.delete(listener)
  }
}
