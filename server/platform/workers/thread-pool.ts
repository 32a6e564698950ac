import { channel } from 'node:diagnostics_channel'
import type { MessagePort } from 'node:worker_threads'
import { httpError } from '../../errors.ts'
import type { Asker } from './asker.ts'
import { restored } from './carried-error.ts'
import type { ThreadAnswer, ThreadSettings, ThreadTask } from './thread-task.ts'
import { WaitingLine } from './waiting-line.ts'
import { WorkClock } from './work-clock.ts'
import { WorkProcess } from './work-process.ts'

export interface PoolLimits {
  threads: number
  /** More than one piece of work at once in a thread only where they mostly wait. */
  atOncePerThread?: number
  /** How many calls may wait for a thread. */
  waiting: number
  /** How much of it the people of one customer may do at once; one thing where it isn't said. */
  ofCustomer?: number
  /** For how long a thread may work at one thing. */
  seconds: number
  /** The memory for JavaScript objects in a thread, without the bytes of files. */
  megabytes: number
  /** Added to the nice value of its threads, so that calls come first when processors are short. */
  nice?: number
  /** In a process of its own instead of threads, one thing at a time. */
  isProcess?: true
}

/** What carries out the work of a pool. */
export interface Runner {
  /** Waits until work can begin, where starting takes long. */
  ready?(): Promise<void>
  run(task: ThreadTask, options: { transferList: MessagePort[]; signal: AbortSignal }): Promise<ThreadAnswer>
  destroy(): Promise<void> | void
}

export interface Begun {
  result: Promise<unknown>
  clock: WorkClock
}

/** How long a thread without work stays. Starting one takes 50 ms, and its fonts another 40. */
const idleMs = 60_000
/** How many calls of one customer may wait for a pool. */
const waitingOfCustomer = 10
/** The part of the JavaScript heap for short-lived objects; more is slower to walk through and no faster to fill. */
const youngMegabytes = 16

/** Each ThreadTask as a thread begins with it, for measurements. */
const workBegins = channel('tallyhouse.thread-work')

/** Threads that start when there is work for them, and end when there has been none for a while. */
export class ThreadPool {
  readonly #entry: URL
  readonly #limits: PoolLimits
  readonly #line: WaitingLine
  #threads: Promise<Runner> | null = null

  constructor(entry: URL, limits: PoolLimits) {
    this.#entry = entry
    this.#limits = limits
    const { threads, atOncePerThread = 1, waiting, ofCustomer = 1 } = limits
    this.#line = new WaitingLine({
      places: threads * atOncePerThread,
      waiting,
      ofCustomer: { places: ofCustomer, waiting: waitingOfCustomer },
    })
  }

  /**
   * Waits until a thread is free, and begins. Work that takes too long or too much memory ends together with its thread, which is replaced.
   * @throws {HttpError} 503 when too many calls wait already, 429 when too many of the customer do.
   */
  async begin(task: ThreadTask, asker: Asker, transferList: MessagePort[] = []): Promise<Begun> {
    const leave = await this.#line.enter(asker)
    try {
      const runner = await this.#open()
      await runner.ready?.()
    } catch (error) {
      leave()
      throw error
    }
    const stopping = new AbortController()
    const clock = new WorkClock(this.#limits.seconds, () => stopping.abort())
    workBegins.publish(task)
    const running = this.#open().then((threads) => threads.run(task, { transferList, signal: stopping.signal }))
    const result = running
      .then(
        (answer: ThreadAnswer) => {
          if ('failed' in answer) throw restored(answer.failed)
          return answer.result
        },
        (error: unknown) => {
          throw this.#explained(error, stopping.signal.aborted)
        },
      )
      .finally(() => {
        clock.stop()
        leave()
      })
    // The reader of a stream looks at it later.
    result.catch(() => {})
    return { result, clock }
  }

  /** Ends all threads. Later work starts new ones. */
  async close(): Promise<void> {
    const threads = await this.#threads
    this.#threads = null
    await threads?.destroy()
  }

  #open(): Promise<Runner> {
    const { isProcess, nice = 0 } = this.#limits
    this.#threads ??= isProcess ? Promise.resolve(new WorkProcess(this.#entry, { idleMs, nice })) : this.#openThreads()
    return this.#threads
  }

  /** The library is loaded with the first work, because it makes the start slower. */
  async #openThreads(): Promise<Runner> {
    const { Piscina } = await import('piscina')
    const { threads, atOncePerThread = 1, megabytes, nice = 0 } = this.#limits
    const pool = new Piscina({
      filename: this.#entry.href,
      minThreads: 0,
      maxThreads: threads,
      concurrentTasksPerWorker: atOncePerThread,
      idleTimeout: idleMs,
      resourceLimits: { maxOldGenerationSizeMb: megabytes, maxYoungGenerationSizeMb: youngMegabytes },
      workerData: { nice } satisfies ThreadSettings,
      recordTiming: false,
    })
    // A thread that failed without work at hand is replaced when there is work again; without a listener the process would end.
    pool.on('error', () => {})
    return pool
  }

  #explained(error: unknown, isStopped: boolean): unknown {
    const { seconds } = this.#limits
    if (isStopped) return httpError('work.takes-too-long', { seconds })
    const isOutOfMemory = error instanceof Error && 'code' in error && error.code === 'ERR_WORKER_OUT_OF_MEMORY'
    return isOutOfMemory ? httpError('work.takes-too-much-memory') : error
  }
}
