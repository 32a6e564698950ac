import { availableParallelism } from 'node:os'
import { extname, join } from 'node:path'
import { pathToFileURL } from 'node:url'
import { serverFolder } from '../../folders.ts'
import { isInTransaction } from '../engine/open-transaction.ts'
import { currentAsker } from './asker.ts'
import { type PoolLimits, ThreadPool } from './thread-pool.ts'
import { type PieceOf, streamIn } from './thread-stream.ts'
import type { StreamName, ThreadStreams, ThreadWork, WorkName } from './thread-work.ts'

/*
 * Work that would hold up the event loop, in threads. Each kind has threads of its own, so that none waits for another: a password
 * for a document, a document for a file that is imported (docs/decisions/0052, 0085).
 */

const background = 10

const pools = {
  passwords: { threads: 2, waiting: 42, seconds: 20, megabytes: 32 },
  documents: { threads: availableParallelism() > 2 ? 2 : 1, waiting: 100, seconds: 60, megabytes: 256, nice: background },
  // Native code that reads what people send; real pictures take a second at most.
  pictures: { isProcess: true, threads: 1, waiting: 40, seconds: 10, megabytes: 128, nice: background },
  receivedFiles: { threads: 2, waiting: 20, seconds: 120, megabytes: 384, nice: background },
  // They wait for the database and for who downloads them, most of the time.
  workbooks: { threads: 1, atOncePerThread: 32, waiting: 100, ofCustomer: 4, seconds: 300, megabytes: 256, nice: background },
} satisfies Record<string, PoolLimits>

const poolOf: Record<WorkName | StreamName, keyof typeof pools> = {
  'hash-password': 'passwords',
  'clean-photo': 'pictures',
  'draw-qr-code': 'documents',
  'print-document': 'documents',
  'print-location-labels': 'documents',
  'print-papers': 'documents',
  'print-unit-label': 'documents',
  'read-event-file': 'receivedFiles',
  'read-table': 'receivedFiles',
  'reduce-picture': 'pictures',
  'write-workbook': 'workbooks',
}

/** Ends as this file does: `.ts`, and `.js` in a release. */
const entryNamed = (name: string) => pathToFileURL(join(serverFolder, `${name}${extname(import.meta.filename)}`))
const opened = new Map<keyof typeof pools, ThreadPool>()

/**
 * Runs a function in a thread. Never in a transaction: its locks, and on the embedded database all others, would wait for the thread.
 * @throws what it throws, and {HttpError} when it takes too long or too much, or too many calls wait.
 */
export async function inThread<N extends WorkName>(
  work: N,
  ...given: Parameters<ThreadWork[N]>
): Promise<Awaited<ReturnType<ThreadWork[N]>>> {
  refuseInTransaction(work)
  const { result } = await poolFor(work).begin({ work, given }, currentAsker())
  return (await result) as Awaited<ReturnType<ThreadWork[N]>>
}

/** The pieces that a function yields in a thread, as fast as they are read. @throws as inThread() does. */
export function streamFromThread<N extends StreamName>(stream: N, ...given: Parameters<ThreadStreams[N]>): AsyncGenerator<PieceOf<N>> {
  refuseInTransaction(stream)
  return streamIn(poolFor(stream), currentAsker(), stream, ...given)
}

/** Ends the threads of this process. */
export async function closeThreads(): Promise<void> {
  await Promise.all([...opened.values()].map((pool) => pool.close()))
}

function openPool(name: keyof typeof pools): ThreadPool {
  return new ThreadPool(entryNamed(name === 'pictures' ? 'picture-entry' : 'thread-entry'), pools[name])
}

function refuseInTransaction(what: string): void {
  if (isInTransaction())
    throw new Error(`'${what}' was asked of a thread inside a transaction: do it in \`prepare\`, before the transaction.`)
}

function poolFor(work: WorkName | StreamName): ThreadPool {
  const name = poolOf[work]
  const pool = opened.get(name) ?? openPool(name)
  opened.set(name, pool)
  return pool
}
