import { availableParallelism } from 'node:os'
import { MessageChannel } from 'node:worker_threads'
import { receivePieces, sendPieces } from './port-stream.ts'
import { type PoolLimits, ThreadPool } from './thread-pool.ts'
import type { StreamName, ThreadStreams, ThreadWork, WorkName } from './thread-work.ts'
import type { WorkClock } from './work-clock.ts'

/*
 * Work that would hold up the event loop, in threads. Each kind has threads of its own, so that none waits for another: a password
 * for a document, a document for a file that is imported (docs/decisions/0052).
 */

const background = 10

const pools = {
  passwords: { threads: 2, waiting: 20, seconds: 20, megabytes: 32 },
  documents: { threads: availableParallelism() > 2 ? 2 : 1, waiting: 100, seconds: 60, megabytes: 256, nice: background },
  receivedFiles: { threads: 2, waiting: 20, seconds: 120, megabytes: 384, nice: background },
  // They wait for the database and for who downloads them, most of the time.
  workbooks: { threads: 1, atOncePerThread: 32, waiting: 100, seconds: 300, megabytes: 256, nice: background },
} satisfies Record<string, PoolLimits>

const poolOf: Record<WorkName | StreamName, keyof typeof pools> = {
  'hash-password': 'passwords',
  'check-image': 'documents',
  'draw-qr-code': 'documents',
  'print-document': 'documents',
  'print-location-labels': 'documents',
  'print-unit-label': 'documents',
  'read-event-file': 'receivedFiles',
  'read-table': 'receivedFiles',
  'write-workbook': 'workbooks',
}

const entry = new URL('../thread-entry.ts', import.meta.url)
const opened = new Map<keyof typeof pools, ThreadPool>()

/** Runs a function in a thread. @throws what it throws, and {HttpError} when it takes too long or too much, or too many calls wait. */
export async function inThread<N extends WorkName>(
  work: N,
  ...given: Parameters<ThreadWork[N]>
): Promise<Awaited<ReturnType<ThreadWork[N]>>> {
  const { result } = await poolFor(work).begin({ work, given })
  return (await result) as Awaited<ReturnType<ThreadWork[N]>>
}

type PieceOf<N extends StreamName> = ReturnType<ThreadStreams[N]> extends AsyncIterable<infer P> ? P : never

/** The pieces that a function yields in a thread, as fast as they are read. */
export async function* streamFromThread<N extends StreamName>(
  stream: N,
  ...[given, source]: Parameters<ThreadStreams[N]>
): AsyncGenerator<PieceOf<N>> {
  const pieces = new MessageChannel()
  const feed = source ? new MessageChannel() : null
  const task = { stream, given, pieces: pieces.port2, source: feed?.port2 ?? null }
  const { result, clock } = await poolFor(stream).begin(task, feed ? [pieces.port2, feed.port2] : [pieces.port2])
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

/** Ends the threads of this process. */
export async function closeThreads(): Promise<void> {
  await Promise.all([...opened.values()].map((pool) => pool.close()))
}

function poolFor(work: WorkName | StreamName): ThreadPool {
  const name = poolOf[work]
  const pool = opened.get(name) ?? new ThreadPool(entry, pools[name])
  opened.set(name, pool)
  return pool
}
