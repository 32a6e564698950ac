import { setTimeout as sleep } from 'node:timers/promises'
import { type DatabaseProxy, databaseProxy } from './database-proxy.ts'

export interface LossyNetwork extends DatabaseProxy {
  /**
   * Loses the nth answer of the database during some work, and ends the connection that it came on, as if the server had been killed while it
   * waited for it. Answers whether it came to that.
   */
  losingAnswer<T>(n: number, work: () => Promise<T>): Promise<{ result: T; isLost: boolean }>
}

/**
 * Whether a packet of the server is part of a change. Opening a further connection isn't, and neither is announcing the last change to other
 * servers, which happens after its answer. When exactly these come differs from run to run.
 */
function isOfTheWork(packet: Buffer): boolean {
  const type = String.fromCharCode(packet[0] ?? 0)
  return ['Q', 'P', 'B'].includes(type) && !packet.includes('pg_notify') && !packet.includes('select current_user as role')
}

export async function lossyNetwork(databaseUrl: string): Promise<LossyNetwork> {
  /** How many more answers come through; the next one is lost. */
  let left = Number.POSITIVE_INFINITY
  let isLost = false
  let lastHeard = 0
  const proxy = await databaseProxy(databaseUrl, (near, far) => {
    let isAsked = false
    near.on('data', (packet) => {
      isAsked ||= isOfTheWork(packet)
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
  })
  return {
    ...proxy,
    losingAnswer: async (n, work) => {
      // What the last change still asks for after its answer is no part of this work.
      while (Date.now() - lastHeard < 10) await sleep(2)
      left = n
      isLost = false
      try {
        return { result: await work(), isLost }
      } finally {
        left = Number.POSITIVE_INFINITY
      }
    },
  }
}
