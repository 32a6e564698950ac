import type { AddressInfo } from 'node:net'
import { createServer, connect as dial, type Socket } from 'node:net'

export interface CuttableNetwork {
  /** The address of the database through this proxy. */
  url: string
  /** From now on drops all packets silently. */
  cut(): void
  /** Lets new connections through again; cut ones stay silent. */
  mend(): void
  close(): Promise<void>
}

/**
 * A TCP proxy between a server and its database.
 * @param change transforms the packets sent to the database.
 */
export async function cuttableNetwork(
  databaseUrl: string,
  change: (packet: Buffer) => Buffer = (packet) => packet,
): Promise<CuttableNetwork> {
  const target = new URL(databaseUrl)
  const sockets = new Set<Socket>()
  let generation = 0
  let down = false
  const server = createServer({ allowHalfOpen: true }, (near) => {
    const born = generation
    const gone = () => down || born !== generation
    const far = dial({ port: Number(target.port), host: target.hostname, allowHalfOpen: true })
    join(near, far, gone, change)
    join(far, near, gone)
  })

  function join(from: Socket, to: Socket, gone: () => boolean, through = (packet: Buffer) => packet): void {
    sockets.add(from)
    from.on('data', (packet) => gone() || to.write(through(packet)))
    from.on('end', () => gone() || to.end())
    from.on('error', () => {})
    from.on('close', () => {
      sockets.delete(from)
      if (!gone()) to.destroy()
    })
  }

  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  const url = new URL(databaseUrl)
  url.port = String((server.address() as AddressInfo).port)
  return {
    url: url.href,
    cut: () => {
      down = true
      generation++
    },
    mend: () => {
      down = false
    },
    close: async () => {
      const closed = new Promise((resolve) => server.close(resolve))
      for (const socket of sockets) socket.destroy()
      await closed
    },
  }
}
