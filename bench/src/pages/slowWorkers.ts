import type { BrowserContext } from 'playwright-core'

/**
 * Slows the web workers of the pages like their processor. Chromium slows only the page itself: a loop took 4.4 times as
 * long there, and as long as before in a worker. So each message of a worker waits for what its computing would have taken.
 */
export async function slowWorkers(context: BrowserContext, times: number): Promise<void> {
  await context.route(/\.worker-[^/]*\.js$/, async (route) => {
    const response = await route.fetch()
    await route.fulfill({ response, body: `${waiting(times)}\n${await response.text()}` })
  })
}

/** Runs in the worker before its own code. A message begins its computing, and so does a timer. */
const waiting = (times: number) => `{
  const [send, wait] = [self.postMessage.bind(self), self.setTimeout.bind(self)]
  let began = 0
  self.isSlowed = true
  self.addEventListener('message', () => { began = performance.now() })
  self.setTimeout = (run, ...rest) => wait(() => { began = performance.now(); run() }, ...rest)
  self.postMessage = (message) => {
    const until = performance.now() + ${times - 1} * (performance.now() - began)
    while (performance.now() < until);
    send(message)
    began = performance.now()
  }
}`
