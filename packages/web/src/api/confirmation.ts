type Ask = () => Promise<boolean>

let ask: Ask = async () => false

/** Sets who asks for the password when the server wants it given again. */
export function askForPasswordBy(next: Ask): void {
  ask = next
}

let asked: Promise<boolean> | undefined

/** Asks for the password, once for calls at the same time; whether it was given. */
export function confirmIdentity(): Promise<boolean> {
  asked ??= ask().finally(() => {
    asked = undefined
  })
  return asked
}
