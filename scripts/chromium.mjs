// The browser of the tests: the system's Chromium. Installed from Debian's packages where that is possible.
import { spawnSync } from 'node:child_process'
import { existsSync } from 'node:fs'

const PLACES = [
  '/usr/bin/chromium',
  '/usr/bin/chromium-browser',
  '/usr/bin/google-chrome',
  '/Applications/Google Chrome.app/Contents/MacOS/Google Chrome',
]

/** The path of a Chromium; installs it where missing and allowed, else says what to do and ends the process. */
export function ensureChromium() {
  const found = chromium() ?? installed()
  if (found) return found
  console.error(
    'The browser tests need Chromium and none was found. Install it (Debian: apt-get install chromium) ' +
      'or name it: CHROMIUM=/path/to/chromium npm test',
  )
  process.exit(1)
}

function chromium() {
  const named = process.env.CHROMIUM
  return [...(named ? [named] : []), ...PLACES].find((path) => existsSync(path))
}

function installed() {
  const mayInstall = process.getuid?.() === 0 && existsSync('/usr/bin/apt-get')
  if (!mayInstall) return undefined
  console.log('Installing Chromium from Debian packages (once) ...')
  const apt = (...args) =>
    spawnSync('apt-get', ['-qq', '-o', 'Acquire::Retries=3', ...args], {
      stdio: ['ignore', 'ignore', 'inherit'],
      env: { ...process.env, DEBIAN_FRONTEND: 'noninteractive' },
    })
  apt('update')
  apt('install', '-y', '--no-install-recommends', 'chromium')
  return chromium()
}
