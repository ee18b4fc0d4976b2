import { writeFileSync } from 'node:fs'

const LIBRARY = '/usr/lib/x86_64-linux-gnu/faketime/libfaketime.so.1'

export type Clock = ReturnType<typeof createClock>

/** A clock that can be set, for processes started with its settings. Needs Debian's `libfaketime`. */
export function createClock(file: string) {
  const set = (offset: string) => writeFileSync(file, `${offset}\n`)
  set('+0')
  return {
    set,
    settings: {
      LD_PRELOAD: LIBRARY,
      FAKETIME_TIMESTAMP_FILE: file,
      FAKETIME_CACHE_DURATION: '1',
      DONT_FAKE_MONOTONIC: '1',
    },
  }
}
