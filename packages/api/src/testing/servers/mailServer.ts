import { SMTPServer } from 'smtp-server'
import { afterAll, beforeAll } from 'vitest'

type ReceivedMail = { to: string[]; raw: string; text: string; messageId: string; link: URL | undefined }

/** A real SMTP server on loopback for the tests of one file. */
export function startMailServer() {
  const received: ReceivedMail[] = []
  const refusals = new Map<string, string>()
  let down = false
  const server = new SMTPServer({
    authOptional: true,
    disabledCommands: ['STARTTLS', 'AUTH'],
    onRcptTo: ({ address }, _session, callback) => {
      const reply = refusals.get(address.toLowerCase())
      if (reply === undefined) return callback()
      const [, code, words = ''] = /^(\d{3}) (.*)$/.exec(reply) ?? []
      callback(Object.assign(new Error(words), { responseCode: Number(code) }))
    },
    onData: (stream, session, callback) => {
      const chunks: Buffer[] = []
      stream.on('data', (chunk: Buffer) => chunks.push(chunk))
      stream.on('end', () => {
        if (down) return callback(Object.assign(new Error('Try again later'), { responseCode: 451 }))
        received.push(
          read(
            Buffer.concat(chunks).toString(),
            session.envelope.rcptTo.map(({ address }) => address),
          ),
        )
        callback()
      })
    },
  })
  let url = ''
  beforeAll(async () => {
    await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
    const address = server.server.address()
    url = `smtp://127.0.0.1:${typeof address === 'object' && address ? address.port : 0}`
  })
  afterAll(() => new Promise<void>((resolve) => server.close(() => resolve())))
  return {
    get url() {
      return url
    },
    received,
    /** The mails to an address, ignoring case, oldest first. */
    to: (address: string) =>
      received.filter(({ to }) => to.some((receiver) => receiver.toLowerCase() === address.toLowerCase())),
    /** Refuses a recipient with a reply such as `550 5.1.1 Unknown`. */
    refuse: (address: string, reply: string) => refusals.set(address.toLowerCase(), reply),
    accept: (address: string) => refusals.delete(address.toLowerCase()),
    /** Refuses mails with a temporary error, after which they must be retried. */
    setDown: (isDown: boolean) => {
      down = isDown
    },
  }
}

function read(raw: string, to: string[]): ReceivedMail {
  const plain = /Content-Type: text\/plain[\s\S]*?\r\n\r\n([\s\S]*?)\r\n--/.exec(raw)?.[1] ?? ''
  const text = fromQuotedPrintable(plain).replaceAll('\r\n', '\n')
  const link = /https?:\S+[?]i=\S+/.exec(text)?.[0]
  const messageId = /^Message-ID: (.+)$/im.exec(raw)?.[1]?.trim() ?? ''
  return { to, raw, text, messageId, link: link === undefined ? undefined : new URL(link) }
}

function fromQuotedPrintable(text: string): string {
  const bytes = text
    .replace(/=\r\n/g, '')
    .replace(/=([0-9A-F]{2})/g, (_, hex: string) => String.fromCharCode(Number.parseInt(hex, 16)))
  return Buffer.from(bytes, 'latin1').toString('utf8')
}
