import { type ChildProcess, fork } from 'node:child_process'
import { setPriority } from 'node:os'
import { fileURLToPath } from 'node:url'
import { httpError } from '../../errors.ts'
import type { Runner } from './thread-pool.ts'
import type { ThreadAnswer, ThreadTask } from './thread-task.ts'
import { isReady } from './work-process-ready.ts'

/** How long a process may take until it can work. A busy machine loads a native library slowly. */
const startMs = 60_000

interface ProcessSettings {
  /** How long a process without work stays. */
  idleMs: number
  nice: number
}

/**
 * Works at one thing after the other in a process of its own, for work of native libraries: a thread can't be ended while it is in one, and
 * its memory and its crashes are those of the server. The process starts with the first work.
 */
export class WorkProcess implements Runner {
  readonly #entry: URL
  readonly #settings: ProcessSettings
  #process: ChildProcess | null = null
  #ready: Promise<void> | null = null
  #idle: NodeJS.Timeout | undefined

  constructor(entry: URL, settings: ProcessSettings) {
    this.#entry = entry
    this.#settings = settings
  }

  /** Starts the process where there is none. Starting is no work, so it isn't limited like that. */
  ready(): Promise<void> {
    clearTimeout(this.#idle)
    this.#process ??= this.#start()
    this.#ready ??= untilReady(this.#process)
    return this.#ready
  }

  async run(task: ThreadTask, { signal }: { signal: AbortSignal }): Promise<ThreadAnswer> {
    await this.ready()
    const working = this.#process
    if (working === null) throw httpError('work.broke-off')
    const end = () => working.kill('SIGKILL')
    signal.addEventListener('abort', end)
    try {
      const answer = await answerOf(working, task)
      this.#idle = setTimeout(() => this.destroy(), this.#settings.idleMs).unref()
      return answer
    } catch (error) {
      // The next work begins in another one.
      this.destroy()
      throw error
    } finally {
      signal.removeEventListener('abort', end)
    }
  }

  destroy(): void {
    clearTimeout(this.#idle)
    this.#process?.kill('SIGKILL')
    this.#process = null
    this.#ready = null
  }

  #start(): ChildProcess {
    const started = fork(fileURLToPath(this.#entry), [], {
      serialization: 'advanced',
      execArgv: ['--max-old-space-size=128'],
      // The process gets no secret of the server; one heap for all threads of a native library, so that it gives back what it no longer needs.
      env: { MALLOC_ARENA_MAX: '1', ...(process.env.SystemRoot && { SystemRoot: process.env.SystemRoot }) },
    })
    // A server that ends doesn't wait for it; it ends when their channel closes.
    started.unref()
    started.channel?.unref()
    started.on('error', () => {})
    started.once('exit', () => {
      if (this.#process === started) this.#process = this.#ready = null
    })
    if (started.pid !== undefined && this.#settings.nice > 0) setPriority(started.pid, this.#settings.nice)
    return started
  }
}

function untilReady(started: ChildProcess): Promise<void> {
  const { promise, resolve, reject } = Promise.withResolvers<void>()
  const said = (message: unknown) => message === isReady && resolve()
  const broke = () => reject(httpError('work.broke-off'))
  const late = setTimeout(() => started.kill('SIGKILL'), startMs).unref()
  started.on('message', said)
  started.once('exit', broke)
  return promise.finally(() => {
    clearTimeout(late)
    started.off('message', said)
    started.off('exit', broke)
  })
}

function answerOf(working: ChildProcess, task: ThreadTask): Promise<ThreadAnswer> {
  const { promise, resolve, reject } = Promise.withResolvers<ThreadAnswer>()
  // Safe: the entry sends nothing else.
  const answered = (answer: unknown) => resolve(answer as ThreadAnswer)
  const broke = () => reject(httpError('work.broke-off'))
  working.once('message', answered)
  working.once('exit', broke)
  working.send(task, (error) => error && reject(error))
  return promise.finally(() => {
    working.off('message', answered)
    working.off('exit', broke)
  })
}
