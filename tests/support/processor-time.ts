import { readdirSync, readFileSync } from 'node:fs'

const ticksPerSecond = 100

/**
 * Seconds of processor time that this process has used, and every process that it or its children started and saw end:
 * test workers, servers, PostgreSQL, the browser. Null on systems other than Linux.
 */
export function processorSeconds(): number | null {
  return timesOf('self')?.seconds ?? null
}

/** The same, and what the processes that it or its children started have used so far. */
export function processorSecondsWithRunning(): number | null {
  const own = processorSeconds()
  if (own === null) return null
  const all = readdirSync('/proc')
    .filter((name) => /^\d+$/.test(name))
    .map((name) => ({ id: Number(name), times: timesOf(name) }))
  const secondsBelow = (parent: number): number =>
    all.reduce((sum, { id, times }) => sum + (times?.parent === parent ? times.seconds + secondsBelow(id) : 0), 0)
  return own + secondsBelow(process.pid)
}

/** Null for a process that has ended meanwhile. */
function timesOf(process: string): { parent: number; seconds: number } | null {
  try {
    const fields = readFileSync(`/proc/${process}/stat`, 'utf8').replace(/.*\) /s, '').split(' ')
    // ppid, and utime, stime, cutime and cstime, the 4th and the 14th to 17th field of proc(5); the first two were cut off with the name.
    return { parent: Number(fields[1]), seconds: fields.slice(11, 15).reduce((sum, ticks) => sum + Number(ticks), 0) / ticksPerSecond }
  } catch {
    return null
  }
}

/**
 * Processor seconds that a fixed piece of work takes here; the shortest of three tries. Machines differ threefold, so what
 * the tests use is told in multiples of it.
 */
export function unitOfWork(): number {
  return Math.min(...[1, 2, 3].map(secondsOfWork))
}

function secondsOfWork(): number {
  const before = process.cpuUsage()
  const rows = Array.from({ length: 200_000 }, (_, n) => ({ id: n, sku: `SKU-${(n * 7919) % 200_003}`, quantity: n % 977 }))
  const copied = JSON.parse(JSON.stringify(rows)) as typeof rows
  copied.sort((a, b) => a.sku.localeCompare(b.sku))
  const { user, system } = process.cpuUsage(before)
  return (user + system) / 1_000_000
}
