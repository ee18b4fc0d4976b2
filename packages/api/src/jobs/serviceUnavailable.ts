/**
 * Thrown by a job that another service did not take, such as the mail server or the receiver of a webhook: the queue tries
 * again, and the log has one line with these facts instead of a stack.
 */
export class ServiceUnavailable extends Error {
  readonly facts: { readonly [name: string]: string }

  constructor(message: string, facts: { readonly [name: string]: string }) {
    super(message)
    this.facts = facts
  }
}
