import { subscribe, unsubscribe } from 'node:diagnostics_channel'
import type { ThreadTask } from '../../server/platform/workers/thread-task.ts'
import type { StreamName, WorkName } from '../../server/platform/workers/thread-work.ts'

const channelName = 'tallyhouse.thread-work'

/** How often threads begin with such work until it is disposed of. */
export function countWork(name: WorkName | StreamName): Disposable & { readonly count: number } {
  let count = 0
  const onBegin = (message: unknown) => {
    const task = message as ThreadTask
    if (('work' in task ? task.work : task.stream) === name) count += 1
  }
  subscribe(channelName, onBegin)
  return {
    get count() {
      return count
    },
    [Symbol.dispose]: () => void unsubscribe(channelName, onBegin),
  }
}

/** Resolves when a thread begins with such work. */
export function workBegins(name: WorkName): Promise<void> {
  return new Promise((resolve) => {
    const onBegin = (message: unknown) => {
      const task = message as ThreadTask
      if (!('work' in task) || task.work !== name) return
      unsubscribe(channelName, onBegin)
      resolve()
    }
    subscribe(channelName, onBegin)
  })
}
