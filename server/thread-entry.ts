import { enableCompileCache } from 'node:module'
import { setPriority } from 'node:os'
import { workerData } from 'node:worker_threads'
import type { ThreadSettings } from './platform/workers/thread-task.ts'

/* Where the worker threads of server/platform/workers begin. */

enableCompileCache()
const { nice } = workerData as ThreadSettings
// Elsewhere a priority applies to the whole process.
if (nice > 0 && process.platform === 'linux') setPriority(nice)

const { carryOut } = await import('./carry-out.ts')
export default carryOut
