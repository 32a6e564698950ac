import type { AddressInfo } from 'node:net'
import { createServer, connect as dial, type Socket } from 'node:net'

export interface DatabaseProxy {
  /** The address of the database through the proxy. */
  url: string
  close(): Promise<void>
}

/**
 * A TCP proxy between a server and its database.
 * @param pass is called with each connection: what the server's end and the database's end say has to be passed on by it.
 */
export async function databaseProxy(databaseUrl: string, pass: (near: Socket, far: Socket) => void): Promise<DatabaseProxy> {
  const target = new URL(databaseUrl)
  const sockets = new Set<Socket>()
  const server = createServer((near) => {
    const far = dial({ port: Number(target.port), host: target.hostname })
    pass(near, far)
    for (const [one, other] of [
      [near, far],
      [far, near],
    ] as const) {
      sockets.add(one)
      one.on('error', () => {})
      one.on('close', () => {
        sockets.delete(one)
        other.destroy()
      })
    }
  })
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  const url = new URL(databaseUrl)
  url.port = String((server.address() as AddressInfo).port)
  return {
    url: url.href,
    close: async () => {
      const closed = new Promise((resolve) => server.close(resolve))
      for (const socket of sockets) socket.destroy()
      await closed
    },
  }
}
