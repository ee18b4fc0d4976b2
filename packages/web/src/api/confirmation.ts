type Ask = () => Promise<boolean>

let ask: Ask = async () => false

/** Registers the dialog that asks for the password when the server requires a confirmation. */
export function askForPasswordBy(next: Ask): void {
  ask = next
}

let asked: Promise<boolean> | undefined

/** Asks for the password, once for concurrent calls. Resolves to whether the user confirmed. */
export function confirmIdentity(): Promise<boolean> {
  asked ??= ask().finally(() => {
    asked = undefined
  })
  return asked
}

const CONFIRMED = 'abs-portal.confirmed'

/** Tells the other tabs that the session was confirmed in this one. */
export function announceConfirmed(): void {
  const channel = new BroadcastChannel(CONFIRMED)
  channel.postMessage(true)
  channel.close()
}

/** Calls back once another tab has confirmed the session; returns how to stop listening. */
export function onConfirmedElsewhere(callBack: () => void): () => void {
  const channel = new BroadcastChannel(CONFIRMED)
  channel.onmessage = callBack
  return () => channel.close()
}
