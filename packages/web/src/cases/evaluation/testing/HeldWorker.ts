import { expose } from 'comlink'
import { createEvaluator } from '../evaluator.ts'

/** Stands in for the browser's worker: evaluates with the real engine, but replies only when the test lets it. */
export class HeldWorker extends EventTarget {
  static started: HeldWorker[] = []
  /** The answers of each evaluation that was asked for. */
  readonly asked: unknown[] = []
  private readonly inside = new EventTarget()
  private isHeld = false
  private owed: unknown[] = []

  constructor() {
    super()
    HeldWorker.started.push(this)
    expose(createEvaluator(), {
      addEventListener: this.inside.addEventListener.bind(this.inside),
      removeEventListener: this.inside.removeEventListener.bind(this.inside),
      postMessage: (data: unknown) => void this.dispatchEvent(new MessageEvent('message', { data })),
    })
  }

  postMessage(data: { path?: string[]; argumentList?: { value: unknown }[] }) {
    if (data.path?.[0]?.startsWith('evaluate')) this.asked.push(data.argumentList?.[1]?.value)
    if (this.isHeld) this.owed.push(data)
    else this.deliver(data)
  }

  hold() {
    this.isHeld = true
  }

  replyToAll() {
    this.isHeld = false
    for (const data of this.owed.splice(0)) this.deliver(data)
  }

  /** As when the browser ends it. */
  lose() {
    this.owed = []
    this.dispatchEvent(new Event('error'))
  }

  terminate() {
    this.hold()
  }

  private deliver(data: unknown) {
    this.inside.dispatchEvent(new MessageEvent('message', { data }))
  }
}
