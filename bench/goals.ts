import type { Load } from './driver.ts'
import type { Measured, Results } from './measure.ts'

/** A goal of the project, and how a run stands to it. */
export interface Goal {
  title: string
  wanted: string
  /** Null where the run doesn't say. */
  judge(run: Results, first: Results): { text: string; met: boolean } | null
}

/** Calls per second of the fastest comparable system at each operation, measured apart on a machine of this kind. */
const bestPeer: Record<string, Record<number, number>> = {
  A: { 1: 6.3, 16: 7.7 },
  B: { 16: 74.8 },
  C: { 16: 22.4 },
  D: { 16: 120 },
  E: { 16: 9.7 },
}

export const goals: Goal[] = [
  { title: 'A, D, E: throughput, 16 clients', wanted: '≥ 0.60', judge: (run) => throughput(run, 'ADE', 0.6) },
  { title: 'B, C: throughput, 16 clients', wanted: '≥ 0.55', judge: (run) => throughput(run, 'BC', 0.55) },
  { title: 'p99, 16 clients', wanted: '≤ 2.5 ×', judge: (run) => atMost(2.5, each(run, 16, ratioOf('p99'))) },
  { title: 'p50, 1 client', wanted: '≤ 1.7 ×', judge: (run) => atMost(1.7, each(run, 1, ratioOf('p50'))) },
  {
    title: 'Memory under load',
    wanted: '≤ 1.5 ×',
    judge: ({ memory: { product = Number.NaN, reference = Number.NaN } }) => atMost(1.5, [['', product / reference]]),
  },
  {
    title: 'Cold start to the first sign-in, seconds',
    wanted: '≤ 0.6',
    judge: ({ coldStart: { product = Number.NaN } }) => atMost(0.6, [['', product / 1000]]),
  },
  {
    title: 'Throughput of the smallest warehouse that is left, 16 clients',
    wanted: '≥ 0.85',
    judge: (run, first) =>
      run === first
        ? null
        : atLeast(
            0.85,
            each(run, 16, (m) => partOf(m, first)),
          ),
  },
  { title: 'Times the best peer, 16 clients', wanted: '≥ 25', judge: (run) => atLeast(25, each(run, 16, timesPeer)) },
  { title: 'Times the best peer, 1 client', wanted: '≥ 15', judge: (run) => atLeast(15, each(run, 1, timesPeer)) },
]

export function ratioOf(figure: 'perSecond' | 'p50' | 'p99') {
  return ({ loads: { product, reference } }: Measured): number => figureOf(product, figure) / figureOf(reference, figure)
}

/** Throughput of the product as a part of what it is in another run. */
export function partOf(measured: Measured, run: Results, side: 'product' | 'reference' = 'product'): number {
  const same = run.measured.find(({ operation, clients }) => operation === measured.operation && clients === measured.clients)
  return figureOf(measured.loads[side], 'perSecond') / figureOf(same?.loads[side], 'perSecond')
}

type Named = [operation: string, value: number]

function throughput(run: Results, letters: string, wanted: number) {
  return atLeast(
    wanted,
    each(run, 16, ratioOf('perSecond')).filter(([operation]) => letters.includes(operation[0] ?? '-')),
  )
}

function each({ measured }: Results, clients: number, value: (measured: Measured) => number): Named[] {
  return measured.flatMap((m) => (m.clients === clients ? [[m.operation, value(m)] satisfies Named] : []))
}

function timesPeer({ operation, clients, loads: { product } }: Measured): number {
  return figureOf(product, 'perSecond') / (bestPeer[operation[0] ?? '']?.[clients] ?? Number.NaN)
}

function figureOf(load: Load | undefined, figure: 'perSecond' | 'p50' | 'p99'): number {
  return load?.[figure] ?? Number.NaN
}

const atLeast = (wanted: number, values: Named[]) => worst(values, (a, b) => a - b, wanted)
const atMost = (wanted: number, values: Named[]) => worst(values, (a, b) => b - a, wanted)

/** The value furthest from the goal decides. */
function worst(values: Named[], compare: (a: number, b: number) => number, wanted: number) {
  const [furthest] = values.filter(([, value]) => !Number.isNaN(value)).sort(([, a], [, b]) => compare(a, b))
  if (!furthest) return null
  const [operation, value] = furthest
  return { text: `${value.toFixed(2)}${operation && ` (${operation})`}`, met: compare(value, wanted) >= 0 }
}
