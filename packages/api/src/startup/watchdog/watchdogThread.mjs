// Plain JavaScript, because worker threads do not inherit the main thread's loader hooks for TypeScript.
import { writeSync } from 'node:fs'
import { Session } from 'node:inspector'
import { parentPort, workerData } from 'node:worker_threads'

const { beats, place, format, silentSeconds } = workerData
const SECOND_MS = 1_000
/** The stack is asked for so long before the end, because the answer takes a moment. */
const ASK_BEFORE_S = 2
const FRAMES = 12
const FATAL = 60

let beat = 0
// Counted in this thread's own turns: neither a clock that jumps nor a machine that was suspended looks like silence.
let silentFor = 0
let stopIn = Number.POSITIVE_INFINITY
let stack = []

parentPort.on('message', ({ stopWithin }) => {
  stopIn = stopWithin
})

setInterval(() => {
  const now = Atomics.load(beats, 0)
  silentFor = now === beat ? silentFor + 1 : 0
  beat = now
  if (silentFor === 0) stack = []
  if (silentFor === silentSeconds - ASK_BEFORE_S) askForStack()
  stopIn -= 1
  if (silentFor >= silentSeconds) end(`the event loop has not answered for ${silentSeconds} s: the process is ended`)
  if (stopIn <= 0) end('the portal did not stop in time: the process is ended')
}, SECOND_MS)

/** Where the main thread stands. JavaScript is paused for a moment; a call of the system cannot be. */
function askForStack() {
  const session = new Session()
  session.connectToMainThread()
  session.once('Debugger.paused', ({ params }) => {
    stack = params.callFrames.slice(0, FRAMES).map(describe)
    session.post('Debugger.resume')
    session.disconnect()
  })
  session.post('Debugger.enable')
  session.post('Debugger.pause')
}

const describe = ({ functionName, url, location }) =>
  `at ${functionName || '(anonymous)'} (${url}:${location.lineNumber + 1}:${(location.columnNumber ?? 0) + 1})`

function end(msg) {
  const [length = 0] = new Uint32Array(place, 0, 1)
  const lastRequest = new TextDecoder().decode(new Uint8Array(place.slice(4, 4 + length)))
  const entry = { level: FATAL, time: Date.now(), pid: process.pid, msg, lastRequest, stack }
  const text = `${new Date().toISOString().slice(11, 19)} fatal: ${msg}: last request ${lastRequest || 'none'}`
  const lines = format === 'json' ? JSON.stringify(entry) : [text, ...stack.map((frame) => `    ${frame}`)].join('\n')
  try {
    writeSync(1, `${lines}\n`)
  } catch {
    // Nobody reads the log any more.
  }
  process.kill(process.pid, 'SIGKILL')
}
