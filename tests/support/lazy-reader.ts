import { connect, type Socket } from 'node:net'

/** A client that sends a request and reads only the beginning of the answer. */
export interface LazyReader {
  /** The status line and whatever came with it. */
  beginning: string
  socket: Socket
  /** Resumes reading. Returns everything received until the connection was closed. */
  readOn(): Promise<string>
}

/** Sends the request `times` times in sequence on one connection. */
export async function readLazily(address: string, path: string, cookie = '', times = 1): Promise<LazyReader> {
  const { hostname, port, host } = new URL(address)
  const socket = connect(Number(port), hostname)
  const ended = new Promise<void>((resolve) => socket.once('close', () => resolve()))
  // A server that gives up on us resets the connection.
  socket.on('error', () => {})
  socket.write(`GET ${path} HTTP/1.1\r\nhost: ${host}\r\ncookie: ${cookie}\r\n\r\n`.repeat(times))
  const chunks: Buffer[] = []
  await new Promise<void>((resolve) => {
    socket.once('data', (chunk) => {
      socket.pause()
      chunks.push(chunk)
      resolve()
    })
  })
  return {
    beginning: String(chunks[0]),
    socket,
    readOn: async () => {
      socket.on('data', (chunk) => chunks.push(chunk)).resume()
      await ended
      return String(Buffer.concat(chunks))
    },
  }
}

/** Sends the request and then closes the connection. */
export async function leaveAtOnce(address: string, path: string, cookie: string): Promise<void> {
  const { hostname, port, host } = new URL(address)
  const socket = connect(Number(port), hostname)
  await new Promise<void>((resolve) => socket.write(`GET ${path} HTTP/1.1\r\nhost: ${host}\r\ncookie: ${cookie}\r\n\r\n`, () => resolve()))
  socket.destroy()
}
