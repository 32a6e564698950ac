import { availableParallelism } from 'node:os'
import { extname, join } from 'node:path'
import { pathToFileURL } from 'node:url'
import { serverFolder } from '../folders.ts'
import { type PoolLimits, ThreadPool } from './thread-pool.ts'
import { type PieceOf, streamIn } from './thread-stream.ts'
import type { StreamName, ThreadStreams, ThreadWork, WorkName } from './thread-work.ts'

/*
 * Work that would hold up the event loop, in threads. Each kind has threads of its own, so that none waits for another: a password
 * for a document, a document for a file that is imported (docs/decisions/0052).
 */

const background = 10

const pools = {
  passwords: { threads: 2, waiting: 42, seconds: 20, megabytes: 32 },
  documents: { threads: availableParallelism() > 2 ? 2 : 1, waiting: 100, seconds: 60, megabytes: 256, nice: background },
  receivedFiles: { threads: 2, waiting: 20, seconds: 120, megabytes: 384, nice: background },
  // They wait for the database and for who downloads them, most of the time.
  workbooks: { threads: 1, atOncePerThread: 32, waiting: 100, seconds: 300, megabytes: 256, nice: background },
} satisfies Record<string, PoolLimits>

const poolOf: Record<WorkName | StreamName, keyof typeof pools> = {
  'hash-password': 'passwords',
  'check-image': 'documents',
  'clean-photo': 'receivedFiles',
  'draw-qr-code': 'documents',
  'print-document': 'documents',
  'print-location-labels': 'documents',
  'print-papers': 'documents',
  'print-unit-label': 'documents',
  'read-event-file': 'receivedFiles',
  'read-table': 'receivedFiles',
  'reduce-picture': 'receivedFiles',
  'write-workbook': 'workbooks',
}

/** Ends as this file does: `.ts`, and `.js` in a release. */
const entry = pathToFileURL(join(serverFolder, `thread-entry${extname(import.meta.filename)}`))
const opened = new Map<keyof typeof pools, ThreadPool>()

/** Runs a function in a thread. @throws what it throws, and {HttpError} when it takes too long or too much, or too many calls wait. */
export async function inThread<N extends WorkName>(
  work: N,
  ...given: Parameters<ThreadWork[N]>
): Promise<Awaited<ReturnType<ThreadWork[N]>>> {
  const { result } = await poolFor(work).begin({ work, given })
  return (await result) as Awaited<ReturnType<ThreadWork[N]>>
}

/** The pieces that a function yields in a thread, as fast as they are read. @throws as inThread() does. */
export function streamFromThread<N extends StreamName>(stream: N, ...given: Parameters<ThreadStreams[N]>): AsyncGenerator<PieceOf<N>> {
  return streamIn(poolFor(stream), stream, ...given)
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
