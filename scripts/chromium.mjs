// The browser for the tests: the system's Chromium, installed from Debian's packages if possible. Its headless shell is
// preferred: the same browser without windows, which needs a fifth less processor time.
import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { existsSync } from 'node:fs'

const PLACES = [
  '/usr/bin/chromium-headless-shell',
  '/usr/bin/chromium',
  '/usr/bin/chromium-browser',
  '/usr/bin/google-chrome',
  '/Applications/Google Chrome.app/Contents/MacOS/Google Chrome',
]

const APT = 'apt-get -qq -o Acquire::Retries=3'
/**
 * A single command, so that it runs in the background while packages are installed. The fonts are those whose measures
 * the pages take until their own have come.
 */
const INSTALL = `${APT} update; ${APT} install -y --no-install-recommends chromium-headless-shell fonts-liberation`

/** The path of a Chromium. If it is missing, installs it where allowed; otherwise says what to do and exits. */
export async function ensureChromium() {
  const executable = chromium() ?? (await installed())
  if (executable) return executable
  console.error(
    'The browser tests need Chromium and none was found. Install it (Debian: apt-get install chromium-headless-shell) ' +
      'or name it: CHROMIUM=/path/to/chromium npm test',
  )
  process.exit(1)
}

function chromium() {
  const named = process.env.CHROMIUM
  return [...(named ? [named] : []), ...PLACES].find((path) => existsSync(path))
}

async function installed() {
  const mayInstall = process.getuid?.() === 0 && existsSync('/usr/bin/apt-get')
  if (!mayInstall) return undefined
  console.log('Installing Chromium from Debian packages (once) ...')
  const run = spawn('sh', ['-c', INSTALL], {
    stdio: ['ignore', 'ignore', 'inherit'],
    env: { ...process.env, DEBIAN_FRONTEND: 'noninteractive' },
  })
  await once(run, 'exit')
  return chromium()
}
