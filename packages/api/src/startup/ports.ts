import { createServer } from 'node:net'
import type { Settings } from './settings.ts'
import { SettingsError } from './settingsError.ts'

type Names = { host: string; port: string }

const REASONS: Readonly<Record<string, (port: number, host: string, names: Names) => string>> = {
  EADDRINUSE: (port, host, names) => `${names.port}: another program listens on port ${port} of ${host} already.`,
  EACCES: (port, _host, names) =>
    `${names.port}: this user may not listen on port ${port}; any user may use ports from 1024 up.`,
  EADDRNOTAVAIL: (_port, host, names) => `${names.host}: this machine does not have the address ${host}.`,
  ENOTFOUND: (_port, host, names) => `${names.host}: the host name ${host} is not known.`,
}

/** Throws a SettingsError if the server could not listen on the port, before the long part of the start. */
export async function checkPort(
  { host, port }: Pick<Settings, 'host' | 'port'>,
  names: Names = { host: 'HOST', port: 'PORT' },
): Promise<void> {
  const server = createServer()
  try {
    await new Promise<void>((resolve, reject) => {
      server.once('error', reject).listen({ host, port, exclusive: true }, resolve)
    })
  } catch (error) {
    const reason = REASONS[(error as NodeJS.ErrnoException).code ?? '']
    throw reason ? new SettingsError(reason(port, host, names), { cause: error }) : error
  }
  await new Promise((resolve) => server.close(resolve))
}
