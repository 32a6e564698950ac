import type { AddressInfo } from 'node:net'
import { createServer, connect as dial, type Socket } from 'node:net'
import { setTimeout as sleep } from 'node:timers/promises'

export interface LossyNetwork {
  /** The address of the database through this piece of network. */
  url: string
  /**
   * Loses the nth answer of the database during some work, and ends the connection that it came on, as if the server had been killed while it
   * waited for it. Answers whether it came to that.
   */
  losingAnswer<T>(n: number, work: () => Promise<T>): Promise<{ result: T; isLost: boolean }>
  close(): Promise<void>
}

export async function lossyNetwork(databaseUrl: string): Promise<LossyNetwork> {
  const target = new URL(databaseUrl)
  const sockets = new Set<Socket>()
  /** How many more answers come through; the next one is lost. */
  let left = Number.POSITIVE_INFINITY
  let isLost = false
  let lastHeard = 0
  const server = createServer((near) => {
    const far = dial({ port: Number(target.port), host: target.hostname })
    let isAsked = false
    near.on('data', (packet) => {
      isAsked = true
      far.write(packet)
    })
    far.on('data', (packet) => {
      lastHeard = Date.now()
      if (isAsked) left -= 1
      isAsked = false
      if (left > 0) near.write(packet)
      else {
        isLost = true
        left = Number.POSITIVE_INFINITY
        near.destroy()
      }
    })
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
    losingAnswer: async (n, work) => {
      // What the last change still says to other servers is no answer to this work.
      while (Date.now() - lastHeard < 10) await sleep(2)
      left = n
      isLost = false
      try {
        return { result: await work(), isLost }
      } finally {
        left = Number.POSITIVE_INFINITY
      }
    },
    close: async () => {
      const closed = new Promise((resolve) => server.close(resolve))
      for (const socket of sockets) socket.destroy()
      await closed
    },
  }
}
