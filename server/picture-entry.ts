import { carryOut } from './carry-out.ts'
import type { ThreadTask } from './platform/workers/thread-task.ts'
import { isReady } from './platform/workers/work-process-ready.ts'

/* Where the process begins that works on pictures (server/platform/workers/work-process.ts). It ends with the server, when their channel closes.
 * It loads its library before it says that it is ready, so that only work counts as work. */

await import('./platform/files/picture.ts')
process.on('message', async (task: ThreadTask) => process.send?.(await carryOut(task)))
process.on('disconnect', () => process.exit())
process.send?.(isReady)
