import { MessageChannel } from 'node:worker_threads'
import type { Asker } from './asker.ts'
import { receivePieces, sendPieces } from './port-stream.ts'
import type { ThreadPool } from './thread-pool.ts'
import type { StreamName, ThreadStreams } from './thread-work.ts'
import type { WorkClock } from './work-clock.ts'

export type PieceOf<N extends StreamName> = ReturnType<ThreadStreams[N]> extends AsyncIterable<infer P> ? P : never

/** The pieces that a function yields in a thread of the pool. A reader that stops ends its work. */
export async function* streamIn<N extends StreamName>(
  pool: ThreadPool,
  asker: Asker,
  stream: N,
  ...[given, source]: Parameters<ThreadStreams[N]>
): AsyncGenerator<PieceOf<N>> {
  const pieces = new MessageChannel()
  const feed = source ? new MessageChannel() : null
  const task = { stream, given, pieces: pieces.port2, source: feed?.port2 ?? null }
  const { result, clock } = await pool.begin(task, asker, feed ? [pieces.port2, feed.port2] : [pieces.port2])
  // A thread that ends while it starts has never had the other sides.
  result.catch(() => {
    pieces.port1.close()
    feed?.port1.close()
  })
  const feeding = feed && source ? sendPieces(feed.port1, timed(source, clock)) : null
  const received = receivePieces<PieceOf<N>>(pieces.port1)
  try {
    for (;;) {
      const { done, value } = await received.next()
      if (done) return
      clock.pause('reader')
      yield value
      clock.resume('reader')
    }
  } catch (error) {
    // Why the thread ended says more than that it ended.
    await result
    throw error
  } finally {
    clock.resume('reader')
    await received.return(undefined)
    await feeding
  }
}

async function* timed(source: AsyncIterable<unknown>, clock: WorkClock): AsyncGenerator<unknown> {
  clock.pause('source')
  for await (const piece of source) {
    clock.resume('source')
    yield piece
    clock.pause('source')
  }
  clock.resume('source')
}
