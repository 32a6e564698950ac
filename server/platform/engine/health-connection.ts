import type { Duplex } from 'node:stream'
import type { Client, ClientBase } from 'pg'

/** A separate connection for health checks, which must not wait for the pool. Opened when first needed, and again when it is lost. */
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
        // It may hang, or be inside a transaction.
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

/** Closes the socket directly: a regular end would wait for an answer that never comes on a silently cut connection. */
export function destroy(client: ClientBase): void {
  const { stream } = (client as ClientBase & { connection: { stream: Duplex } }).connection
  stream.destroy()
}
