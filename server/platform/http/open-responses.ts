import { Socket } from 'node:net'
import type { App, Request } from './app-type.ts'

export interface ResponseTimeouts {
  /** Milliseconds after which a response is ended whose reader reads nothing. */
  stalled: number
  /** Milliseconds that open responses have to finish when the server closes. */
  closing: number
}

const usual: ResponseTimeouts = { stalled: 30_000, closing: 5_000 }

interface OpenResponse {
  request: Request
  socket: Socket
  /** Bytes passed to the operating system, and the time of the last progress. */
  delivered: number
  progressAt: number
}

/** Closes the connections of readers that stopped reading, so that buffered answers don't fill the memory or keep the server from closing. */
export function endStalledResponses(app: App, { stalled, closing }: ResponseTimeouts = usual): void {
  const open = new Set<OpenResponse>()
  let isClosing = false
  let closeTimer: NodeJS.Timeout | undefined

  app.addHook('onRequest', async (request, reply) => {
    const { socket } = request.raw
    // Calls by inject() in tests have no socket.
    if (!(socket instanceof Socket)) return
    const response = { request, socket, delivered: 0, progressAt: performance.now() }
    open.add(response)
    reply.raw.once('close', () => {
      open.delete(response)
      // Otherwise keep-alive would hold the connection open.
      if (isClosing) socket.destroySoon()
    })
  })

  // The socket's own timeout isn't usable: each byte the reader sends restarts it.
  const check = setInterval(() => {
    for (const response of open) {
      if (!hasStalled(response, stalled)) continue
      response.request.log.warn({ requestId: response.request.id }, 'The connection was closed because its reader stopped reading.')
      response.socket.destroy()
    }
  }, stalled / 5).unref()

  app.addHook('preClose', async () => {
    isClosing = true
    closeTimer = setTimeout(() => {
      for (const { socket } of open) socket.destroy()
      app.server.closeAllConnections()
    }, closing).unref()
  })
  app.addHook('onClose', async () => {
    clearInterval(check)
    clearTimeout(closeTimer)
  })
}

function hasStalled(response: OpenResponse, timeout: number): boolean {
  const { socket } = response
  const delivered = socket.bytesWritten - socket.writableLength
  if (socket.writableLength > 0 && delivered === response.delivered) return performance.now() - response.progressAt >= timeout
  response.delivered = delivered
  response.progressAt = performance.now()
  return false
}
