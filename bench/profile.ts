import { globSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { timeStatements } from './count-statements.ts'
import { load } from './driver.ts'
import type { Settings } from './measure.ts'
import { type Surroundings, startProduct } from './sides.ts'

/** The parts of a .cpuprofile that are read here; times are in microseconds. */
interface CpuProfile {
  nodes: { id: number; callFrame: Frame }[]
  startTime: number
  endTime: number
  samples: number[]
  timeDeltas: number[]
}

type Frame = { functionName: string; url: string; lineNumber: number }

/** Loads the product with one operation and prints where the database and the server's process spend their time. */
export async function profile(
  surroundings: Surroundings,
  { product, seconds, clients }: Settings,
  name: string,
  counts: boolean,
): Promise<void> {
  const { cluster, folder } = surroundings
  const nodeOptions = ['--cpu-prof', `--cpu-prof-dir=${folder}`, '--cpu-prof-interval=500']
  const side = await startProduct(surroundings, { name: 'product', project: product, nodeOptions })
  const operation = side.operations.find((some) => some.name === name)
  if (!operation) throw new Error(`There is no operation ${name}, only ${side.operations.map((some) => some.name).join('; ')}.`)
  if (name === 'E') await side.prepareExports(8_000 * (seconds + 1))
  const most = Math.max(...clients)
  const run = () => load({ port: side.server.port, clients: most, seconds, warmUp: 1, next: operation.next })
  if (counts) {
    console.log('\nMilliseconds in the database, and calls; statements inside a function count in its own time too:')
    const statements = await timeStatements(cluster.url('postgres'), side.database, run)
    for (const { total, calls, query } of statements) printLine(total, `${String(calls).padStart(8)}  ${query.slice(0, 150)}`)
  }
  const { perSecond } = await run()
  await side.stop()
  console.log(`\n${name}, ${most} clients, ${perSecond.toFixed(0)}/s while profiled. Milliseconds of the process in ${seconds} s:`)
  const [file = 'The server wrote no profile when it ended.'] = globSync('*.cpuprofile', { cwd: folder })
  const cpu = JSON.parse(readFileSync(join(folder, file), 'utf8')) as CpuProfile
  for (const [title, nameOf] of [
    ['package or file', groupOf],
    ['function', functionOf],
  ] as const) {
    console.log(`\nBy ${title}:`)
    for (const [key, took] of selfTimes(cpu, seconds, nameOf).slice(0, 30)) printLine(took / 1000, key)
  }
}

/** Microseconds by what a function is counted under, in the last seconds of the process; the longest first. */
function selfTimes({ nodes, samples, timeDeltas, startTime, endTime }: CpuProfile, seconds: number, nameOf: (frame: Frame) => string) {
  const names = new Map(nodes.map(({ id, callFrame }) => [id, nameOf(callFrame)]))
  const times = new Map<string, number>()
  let at = startTime
  for (const [index, sample] of samples.entries()) {
    const took = timeDeltas[index] ?? 0
    const name = names.get(sample) ?? ''
    at += took
    if (at > endTime - seconds * 1e6) times.set(name, (times.get(name) ?? 0) + took)
  }
  return [...times].sort(([, a], [, b]) => b - a)
}

function groupOf({ functionName, url }: Frame): string {
  const inPackage = /node_modules\/((?:@[^/]+\/)?[^/]+)/.exec(url)?.[1]
  return inPackage ?? /(?<=\/)(server|contract)\/.*/.exec(url)?.[0] ?? (url || functionName)
}

function functionOf(frame: Frame): string {
  const { functionName, url, lineNumber } = frame
  return `${functionName || '(anonymous)'}  ${url && `${groupOf(frame)} ${url.split('/').at(-1)}:${lineNumber + 1}`}`
}

function printLine(milliseconds: number, text: string): void {
  console.log(`${milliseconds.toFixed(0).padStart(8)}  ${text}`)
}
