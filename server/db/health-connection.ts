import type { Duplex } from 'node:stream'
import type { Client, ClientBase } from 'pg'

/** One connection kept for questions that must not wait behind the pool's work. It is made when first needed, and anew when it is lost. */
export function healthConnection(connect: () => Promise<Client>) {
  let kept: Promise<Client> | null = null
  let closed = false

  function connected(): Promise<Client> {
    if (kept) return kept
    const connecting = connect()
    const drop = () => {
      if (kept === connecting) kept = null
    }
    connecting.then((client) => client.once('end', drop), drop)
    kept = connecting
    return connecting
  }

  return {
    run: async (text: string): Promise<void> => {
      if (closed) throw new Error('The database was closed.')
      const client = await connected()
      try {
        await client.query(text)
      } catch (error) {
        // It may hang, or be in the midst of a transaction.
        kept = null
        destroy(client)
        throw error
      }
    },
    close: async (): Promise<void> => {
      closed = true
      await kept?.then(destroy, () => {})
    },
  }
}

/** Ends a connection without a goodbye, which would wait for an answer that a connection cut silently never gives. */
export function destroy(client: ClientBase): void {
  const { stream } = (client as ClientBase & { connection: { stream: Duplex } }).connection
  stream.destroy()
}
