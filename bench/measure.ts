import { compareAnswers } from './compare-answers.ts'
import { countStatements, type StatementCount } from './count-statements.ts'
import { type Load, load } from './driver.ts'
import type { Operation } from './operations.ts'
import { type Side, type SideName, type Surroundings, startProduct, startReference } from './sides.ts'
import type { Size } from './warehouse.ts'

export interface Settings {
  /** Folders of the product as it is, and as it was; null when that isn't compared. */
  product: string
  before: string | null
  seconds: number
  rounds: number
  clients: number[]
  /** Names of operations; all when empty. */
  only: string[]
}

/** A figure of each server that was measured. */
export type PerSide<T> = Partial<Record<SideName, T>>

export interface Measured {
  operation: string
  title: string
  clients: number
  loads: PerSide<Load>
}

export interface Results {
  size: Size
  measured: Measured[]
  /** Of the product, by operation. */
  statements: Map<string, StatementCount>
  /** Megabytes, the most seen after a load. */
  memory: PerSide<number>
  /** Milliseconds. */
  coldStart: PerSide<number>
  /** What the product's event streams brought. */
  eventBytes: number
}

/** More exports in a second than any of the servers could do on two cores. */
const exportsPerSecond = (clients: number) => (clients === 1 ? 2_500 : 6_000)

/** Fills a database for each server, starts them and measures them in turn. Afterwards the books must balance. */
export async function measure(
  surroundings: Surroundings,
  settings: Settings,
  { counts, say }: { counts: boolean; say: (line: string) => void },
): Promise<Results> {
  const { cluster, size } = surroundings
  await using started = new AsyncDisposableStack()
  const sides: Side[] = []
  const add = async (starting: Promise<Side>) => {
    const begin = performance.now()
    const side = await starting
    started.defer(() => side.stop())
    sides.push(side)
    say(
      `${side.name}: filled with ${size.skus.toLocaleString('en')} SKUs and started in ${((performance.now() - begin) / 1000).toFixed(0)} s`,
    )
  }
  if (settings.before) await add(startProduct(surroundings, { name: 'before', project: settings.before }))
  await add(startProduct(surroundings, { name: 'product', project: settings.product }))
  await add(startReference(surroundings))

  const results: Results = { size, measured: [], statements: new Map(), memory: {}, coldStart: coldStarts(sides), eventBytes: 0 }
  const product = sides.find(({ name }) => name === 'product') as Side
  await compareAnswers(product, sides.at(-1) as Side, say)
  for (const operation of product.operations) {
    if (settings.only.length > 0 && !settings.only.includes(operation.name)) continue
    for (const clients of settings.clients) {
      const loads = await loadInTurn(sides, operation.name, clients, settings, results.memory)
      results.measured.push({ operation: operation.name, title: operation.title, clients, loads })
      say(lineOf(operation.name, clients, loads))
    }
    if (!counts) continue
    if (operation.name === 'E') await product.prepareExports(1_000)
    results.statements.set(
      operation.name,
      await countStatements(cluster.url('postgres'), product.database, product.server.port, operation.next),
    )
  }
  results.eventBytes = product.eventBytes()
  const wrote = results.measured.some(({ operation }) => 'ADE'.includes(operation[0] ?? '-'))
  if (wrote && results.eventBytes === 0) throw new Error('No event stream brought anything: what they cost was not measured.')
  for (const side of sides) side.checkBooks()
  return results
}

function coldStarts(sides: Side[]): PerSide<number> {
  return Object.fromEntries(sides.flatMap(({ name, coldStart }) => (coldStart === null ? [] : [[name, coldStart]])))
}

/** All sides in turn, another one first in each round: who comes later measures 0.97 of the first, with the same build. The median of the rounds. */
async function loadInTurn(
  sides: Side[],
  operation: string,
  clients: number,
  { seconds, rounds }: Settings,
  memory: PerSide<number>,
): Promise<PerSide<Load>> {
  const rounded = new Map<SideName, Load[]>(sides.map(({ name }) => [name, []]))
  for (let round = 0; round < rounds; round++) {
    // A server that runs for weeks has long compiled what it does.
    const warmUp = Math.min(round === 0 ? 3 : 1, seconds / 2)
    for (const side of sides) {
      if (operation === 'E') await side.prepareExports(Math.ceil((warmUp + seconds) * exportsPerSecond(clients)))
    }
    const first = round % sides.length
    for (const { name, server, operations } of [...sides.slice(first), ...sides.slice(0, first)]) {
      const { next } = operations.find((some) => some.name === operation) as Operation
      rounded.get(name)?.push(await load({ port: server.port, clients, seconds, warmUp, next }))
      memory[name] = Math.max(memory[name] ?? 0, server.memory())
    }
  }
  return Object.fromEntries([...rounded].map(([name, loads]) => [name, medianLoad(loads)]))
}

function medianLoad(loads: Load[]): Load {
  const of = (figure: (load: Load) => number) => loads.map(figure).sort((a, b) => a - b)[Math.floor(loads.length / 2)] ?? Number.NaN
  return {
    calls: of((l) => l.calls),
    perSecond: of((l) => l.perSecond),
    p50: of((l) => l.p50),
    p95: of((l) => l.p95),
    p99: of((l) => l.p99),
  }
}

function lineOf(operation: string, clients: number, { before, product, reference }: PerSide<Load>): string {
  const rate = (load?: Load) => `${(load?.perSecond ?? 0).toFixed(0)}/s`
  const ratio = ((product?.perSecond ?? 0) / (reference?.perSecond ?? 0)).toFixed(2)
  const was = before ? `before ${rate(before)}, ` : ''
  return `${operation.padEnd(18)} ${String(clients).padStart(2)} clients: ${was}product ${rate(product)}, reference ${rate(reference)}, ratio ${ratio}`
}
