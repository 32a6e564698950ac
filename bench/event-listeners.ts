import { headOf, openSocket } from './driver.ts'

export interface EventListeners {
  /** Bytes that arrived since all of them were open. */
  received(): number
  close(): void
}

/** Opens `/api/events` so many times, each cookie in turn, and reads what comes, as every open screen does. */
export async function listenToEvents(port: number, cookies: string[], count: number): Promise<EventListeners> {
  let received = 0
  let closing = false
  const sockets = await Promise.all(
    Array.from({ length: count }, async (_, n) => {
      const socket = await openSocket(port)
      const { promise: opened, resolve, reject } = Promise.withResolvers<void>()
      socket.on('data', (chunk) => {
        if (received === 0 && !chunk.toString('latin1', 0, 12).endsWith(' 200')) reject(new Error(`No event stream: ${chunk.toString()}`))
        received += chunk.length
        resolve()
      })
      socket.on('close', () => {
        if (!closing) throw new Error('The server closed an event stream while it was measured.')
      })
      socket.write(`${headOf({ method: 'GET', path: '/api/events', cookie: cookies[n % cookies.length] ?? '' }, port)}\r\n`)
      await opened
      return socket
    }),
  )
  const whileOpening = received
  return {
    received: () => received - whileOpening,
    close: () => {
      closing = true
      for (const socket of sockets) socket.destroy()
    },
  }
}
