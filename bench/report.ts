import { existsSync, readFileSync, writeFileSync } from 'node:fs'
import { availableParallelism } from 'node:os'
import type { Load } from './driver.ts'
import { goals, partOf, ratioOf } from './goals.ts'
import type { Measured, Results, Settings } from './measure.ts'

/** From here on the report is written by people; a new run leaves it alone. */
const byHand = '## What each change won'

interface Run {
  settings: Settings
  /** Version of PostgreSQL. */
  postgres: string
  /** Load of the machine before the run. */
  busy: number
}

/** Writes the tables of a run over those of the last one. */
export function writeReport(file: string, sizes: Results[], run: Run): void {
  const old = existsSync(file) ? readFileSync(file, 'utf8') : ''
  const kept = old.includes(byHand) ? old.slice(old.indexOf(byHand)) : `${byHand}\n`
  const parts = [
    heading(run),
    operationList(sizes),
    goalTable(sizes),
    ...sizes.map(section),
    ...sizes.slice(1).map((size) => flatness(size, sizes[0] as Results)),
    kept,
  ]
  writeFileSync(file, `${parts.join('\n\n').trimEnd()}\n`)
}

function heading({ settings: { seconds, rounds, before }, postgres, busy }: Run): string {
  return `# How fast it is

\`npm run bench\` writes this page. It starts a PostgreSQL of its own (fsync on), fills it, and loads the product, started as \`npm start\` starts
it, in turn with a reference (\`bench/reference\`): node:http and one prepared call per operation, on tables of its own. The reference looks the
session up and writes the rows that the product writes (order, lines, reservations, ledger, history, audit, notification, stored response). It
has no input checks, no rights, no row-level security and no live events. Both get the calls that the screens send, each POST with a fresh
Idempotency-Key; 50 event streams of the product, half of staff and half of customers, are open and read. Everything runs on one machine, the
driver included: compare the ratios, not the absolute figures. After each run the books are reconciled.

${new Date().toISOString().slice(0, 10)}, ${availableParallelism()} cores, PostgreSQL ${postgres}, Node ${process.versions.node}; median of ${rounds} rounds of ${seconds} s${before ? ', each with the product before and now and the reference' : ''};
load of the machine before the run ${busy.toFixed(1)}.`
}

function operationList([first]: Results[]): string {
  const titles = new Map(first?.measured.map(({ operation, title }) => [operation, title]))
  return [...titles].map(([name, title]) => `- ${name}: ${title}`).join('\n')
}

function goalTable(sizes: Results[]): string {
  const rows = goals.map(({ title, wanted, judge }) => [
    title,
    wanted,
    ...sizes.map((size) => {
      const judged = judge(size, sizes[0] as Results)
      return judged ? `${judged.text} ${judged.met ? 'met' : '**missed**'}` : '–'
    }),
  ])
  return `## Goals

Ratios to the reference, unless it says otherwise; of several operations the one furthest from the goal.

${table(['', 'goal', ...sizes.map(({ size }) => `${whole(size.skus)} SKUs`)], rows)}`
}

function section({ size, measured, statements, memory, coldStart, eventBytes }: Results): string {
  const rows = measured.map((m) => {
    const { product, reference } = m.loads
    const count = statements.get(m.operation)
    return [
      m.operation,
      m.clients,
      rate(product),
      rate(reference),
      `**${ratioOf('perSecond')(m).toFixed(2)}**`,
      `${ms(product?.p50)} / ${ms(reference?.p50)}`,
      `${ms(product?.p99)} / ${ms(reference?.p99)}`,
      `${ratioOf('p50')(m).toFixed(2)} / ${ratioOf('p99')(m).toFixed(2)}`,
      count ? `${count.statements} + ${count.framing}` : '–',
    ]
  })
  return `## ${whole(size.skus)} SKUs, ${whole(size.ledgerLines)} ledger lines, 100 customers, 5,000 orders

${table(['', 'clients', 'product /s', 'reference /s', 'ratio', 'p50 ms', 'p99 ms', 'ratios p50 / p99', 'statements + framing'], rows)}

Statements are what one call sends; framing is \`begin\`, \`set local\` (who asks) and \`commit\`.
${[
  `Memory under load: ${whole(memory.product)} MB, reference ${whole(memory.reference)} MB${memory.before ? `, before ${whole(memory.before)} MB` : ''}.`,
  `Cold start to the first sign-in: ${whole(coldStart.product)} ms${coldStart.before ? `, before ${whole(coldStart.before)} ms` : ''}.`,
  `The event streams brought ${whole(eventBytes / 1e6)} MB.`,
].join('\n')}${comparison(measured)}`
}

/** The product before and now, where both were measured. */
function comparison(measured: Measured[]): string {
  const rows = measured.flatMap(({ operation, clients, loads: { before, product, reference } }) => {
    if (!before || !product || !reference) return []
    return [
      [
        operation,
        clients,
        `${rate(before)} → ${rate(product)}`,
        `**${(product.perSecond / before.perSecond).toFixed(2)} ×**`,
        `${(before.perSecond / reference.perSecond).toFixed(2)} → ${(product.perSecond / reference.perSecond).toFixed(2)}`,
        `${ms(before.p50)} → ${ms(product.p50)}`,
        `${ms(before.p99)} → ${ms(product.p99)}`,
      ],
    ]
  })
  if (rows.length === 0) return ''
  return `\n\n### Before and now\n\n${table(['', 'clients', 'per second', 'gain', 'ratio to the reference', 'p50 ms', 'p99 ms'], rows)}`
}

function flatness(run: Results, first: Results): string {
  const rows = run.measured.map((m) => {
    const [product, reference] = [partOf(m, first), partOf(m, first, 'reference')]
    return [m.operation, m.clients, product.toFixed(2), reference.toFixed(2), (product / reference).toFixed(2)]
  })
  return `## ${whole(run.size.skus)} SKUs against ${whole(first.size.skus)}

Requests per second of the larger warehouse as a part of the smaller one's. The reference shows what the database and the machine themselves
lost meanwhile.

${table(['', 'clients', 'product', 'reference', 'product ÷ reference'], rows)}`
}

function table(titles: string[], rows: (string | number)[][]): string {
  const lines = [titles, titles.map((_, index) => (index === 0 ? '---' : '--:')), ...rows]
  return lines.map((cells) => `| ${cells.join(' | ')} |`).join('\n')
}

function rate(load: Load | undefined): string {
  return whole(load?.perSecond)
}

function whole(value = Number.NaN): string {
  return Math.round(value).toLocaleString('en')
}

function ms(value = Number.NaN): string {
  return value < 10 ? value.toFixed(2) : value.toFixed(1)
}
