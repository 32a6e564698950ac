import { readFileSync } from 'node:fs'

const ticksPerSecond = 100

/**
 * Seconds of processor time that this process has used, and every process that it or its children started and saw end:
 * test workers, servers, PostgreSQL, the browser. Null on systems other than Linux.
 */
export function processorSeconds(): number | null {
  try {
    const fields = readFileSync('/proc/self/stat', 'utf8').replace(/.*\) /s, '').split(' ')
    // utime, stime, cutime and cstime, the 14th to 17th field of proc(5); the first two were cut off with the name.
    return fields.slice(11, 15).reduce((sum, ticks) => sum + Number(ticks), 0) / ticksPerSecond
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
