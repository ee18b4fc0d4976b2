import { createConnection, createServer, type Server, type Socket } from 'node:net'

/** A TCP proxy for the test database, which can cut it off, stall it, and bring it back. */
export async function startDatabaseProxy(url: string) {
  const { hostname, port } = new URL(url)
  const sockets = new Set<Socket>()
  let server: Server | undefined
  let stalled = false
  const listen = (on: number) =>
    new Promise<number>((resolve) => {
      server = createServer((client) => {
        const database = createConnection({ host: hostname, port: Number(port) })
        for (const socket of [client, database]) {
          sockets.add(socket)
          socket
            .on('error', () => undefined)
            .on('close', () => {
              sockets.delete(socket)
              client.destroy()
              database.destroy()
            })
        }
        client.pipe(database).pipe(client)
        if (stalled) stall([client, database])
      }).listen(on, '127.0.0.1', () => {
        const address = server?.address()
        resolve(typeof address === 'object' && address ? address.port : 0)
      })
    })
  const own = await listen(0)
  const proxied = new URL(url)
  proxied.host = `127.0.0.1:${own}`
  /** Resets every connection and refuses new ones. */
  const takeDown = async () => {
    const closed = new Promise((resolve) => server?.close(resolve))
    for (const socket of sockets) socket.resetAndDestroy()
    await closed
  }
  return {
    url: proxied.href,
    takeDown,
    bringBack: () => listen(own),
    /** Stalls the database: connections stay open and new ones are accepted, but no data passes. */
    swallow: () => {
      stalled = true
      stall(sockets)
    },
    passAgain: () => {
      stalled = false
      for (const socket of sockets) socket.resume()
    },
  }
}

function stall(sockets: Iterable<Socket>): void {
  for (const socket of sockets) socket.pause()
}
