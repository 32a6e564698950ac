import { afterAll } from 'vitest'
import { processorSecondsWithRunning } from './processor-time.ts'

declare module 'vitest' {
  interface TaskMeta {
    /** Of the process that ran a file, and of the browser and servers that it started; not of PostgreSQL. */
    processorSeconds?: number
  }
}

// Before the file, and before the files that it imports, are loaded.
const before = processorSecondsWithRunning() ?? 0

// Registered first, and so called last. The browser runs on, for the next file.
// biome-ignore lint/correctness/noEmptyPattern: Vitest reads the pattern to learn what a hook needs, and refuses a plain name.
afterAll(({}, suite) => {
  suite.file.meta.processorSeconds = (processorSecondsWithRunning() ?? 0) - before
})
