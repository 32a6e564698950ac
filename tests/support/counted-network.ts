import type { AddressInfo } from 'node:net'
import { createServer, connect as dial, type Socket } from 'node:net'

export interface CountedNetwork {
  /** The address of the database through this piece of network. */
  url: string
  /** How many round trips to the database some work makes, those that tell other servers of events aside. */
  roundTripsOf(work: () => Promise<unknown>): Promise<number>
  close(): Promise<void>
}

/** A piece of network between a server and its database that counts how often the server speaks and then waits for an answer. */
export async function countedNetwork(databaseUrl: string): Promise<CountedNetwork> {
  const target = new URL(databaseUrl)
  const sockets = new Set<Socket>()
  /** What the server said on one connection until it was answered. */
  let said: { text: string }[] = []
  const server = createServer((near) => {
    const far = dial({ port: Number(target.port), host: target.hostname })
    let unanswered: { text: string } | null = null
    near.on('data', (packet) => {
      if (unanswered === null) {
        unanswered = { text: '' }
        said.push(unanswered)
      }
      unanswered.text += packet.toString('latin1')
      far.write(packet)
    })
    far.on('data', (packet) => {
      unanswered = null
      near.write(packet)
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
    roundTripsOf: async (work) => {
      said = []
      await work()
      return said.filter(({ text }) => !text.includes('pg_notify')).length
    },
    close: async () => {
      const closed = new Promise((resolve) => server.close(resolve))
      for (const socket of sockets) socket.destroy()
      await closed
    },
  }
}
