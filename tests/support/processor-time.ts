import { readFileSync } from 'node:fs'

const ticksPerMinute = 60 * 100

/**
 * Minutes of processor time that this process has used, and every process that it or its children started and saw end:
 * test workers, servers, PostgreSQL, the browser. Null on systems other than Linux.
 */
export function processorMinutes(): number | null {
  try {
    const fields = readFileSync('/proc/self/stat', 'utf8').replace(/.*\) /s, '').split(' ')
    // utime, stime, cutime and cstime, the 14th to 17th field of proc(5); the first two were cut off with the name.
    return fields.slice(11, 15).reduce((sum, ticks) => sum + Number(ticks), 0) / ticksPerMinute
  } catch {
    return null
  }
}
