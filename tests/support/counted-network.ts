import { type DatabaseProxy, databaseProxy } from './database-proxy.ts'

export interface CountedNetwork extends DatabaseProxy {
  /** How many round trips to the database some work makes, those that tell other servers of events aside. */
  roundTripsOf(work: () => Promise<unknown>): Promise<number>
}

/** A piece of network between a server and its database that counts how often the server speaks and then waits for an answer. */
export async function countedNetwork(databaseUrl: string): Promise<CountedNetwork> {
  /** What the server said on one connection until it was answered. */
  let said: { text: string }[] = []
  const proxy = await databaseProxy(databaseUrl, (near, far) => {
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
  })
  return {
    ...proxy,
    roundTripsOf: async (work) => {
      said = []
      await work()
      return said.filter(({ text }) => !text.includes('pg_notify')).length
    },
  }
}
