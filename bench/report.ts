import { existsSync, readFileSync, writeFileSync } from 'node:fs'
import { availableParallelism } from 'node:os'
import type { Measured, Results, Settings } from './measure.ts'

/** From here on the report is written by people; a new run leaves it alone. */
const byHand = '## What each change won'

/** Writes the tables of a run over those of the last one. */
export function writeReport(file: string, runs: Results[], settings: Settings, postgres: string, busy: number): void {
  const before = existsSync(file) ? readFileSync(file, 'utf8') : ''
  const kept = before.includes(byHand) ? before.slice(before.indexOf(byHand)) : `${byHand}\n`
  const parts = [heading(settings, postgres, busy), ...runs.map(section), runs.length > 1 ? flatness(runs) : null, kept]
  writeFileSync(
    file,
    `${parts
      .filter((part) => part !== null)
      .join('\n\n')
      .trimEnd()}\n`,
  )
}

function heading({ seconds, rounds }: Settings, postgres: string, busy: number): string {
  return `# How fast it is

\`npm run bench\` writes this page. It starts a PostgreSQL of its own (fsync on), fills it, and calls the product, started as \`npm start\`
starts it, in turn with a bare reference (\`bench/reference\`: node:http and one prepared call per operation on tables of its own; no sign-in, no
input checks, no customers' walls, no audit, no notifications). Everything runs on one machine, driver included, so read ratios rather than
absolute figures. After each run the books are checked.

${new Date().toISOString().slice(0, 10)}, ${availableParallelism()} cores, PostgreSQL ${postgres}, Node ${process.versions.node}; median of ${rounds} rounds of ${seconds} s;
load of the machine before the run ${busy.toFixed(1)}.`
}

function section({ skus, measured, statements, memory, coldStart }: Results): string {
  const rows = measured.map((m) => {
    const count = statements.get(m.operation)
    return [
      m.operation,
      m.clients,
      whole(m.product.perSecond),
      whole(m.reference.perSecond),
      `**${(m.product.perSecond / m.reference.perSecond).toFixed(2)}**`,
      `${ms(m.product.p50)} / ${ms(m.reference.p50)}`,
      `${ms(m.product.p99)} / ${ms(m.reference.p99)}`,
      `${(m.product.p50 / m.reference.p50).toFixed(2)} / ${(m.product.p99 / m.reference.p99).toFixed(2)}`,
      count ? `${count.statements} + ${count.framing}` : '–',
    ]
  })
  const titles = [...new Map(measured.map(({ operation, title }) => [operation, title]))].map(([name, title]) => `- ${name}: ${title}`)
  return `## ${whole(skus)} SKUs, 100 customers, 5,000 movements

${titles.join('\n')}

${table(['', 'clients', 'product /s', 'reference /s', 'ratio', 'p50 ms', 'p99 ms', 'ratios p50 / p99', 'statements + framing'], rows)}

Statements are what one call sends; framing is \`begin\`, \`set local\` (who asks) and \`commit\`, the first two in the round trip of the first statement.

Memory under load: ${whole(memory.product)} MB, reference ${whole(memory.reference)} MB, ratio ${(memory.product / memory.reference).toFixed(2)}.
Cold start to the first sign-in: ${whole(coldStart)} ms.`
}

/** The last run against the first, operation by operation. */
function flatness(runs: Results[]): string {
  const [first, last] = [runs[0], runs.at(-1)]
  if (!first || !last) return ''
  const rows = first.measured.map((m) => {
    const same = last.measured.find(({ operation, clients }) => operation === m.operation && clients === m.clients)
    return [m.operation, m.clients, part(same, m, 'product'), part(same, m, 'reference')]
  })
  return `## ${whole(last.skus)} SKUs against ${whole(first.skus)}

Requests per second of the larger warehouse, as a part of the smaller one's.

${table(['', 'clients', 'product', 'reference'], rows)}`
}

function part(large: Measured | undefined, small: Measured, side: 'product' | 'reference'): string {
  return large ? (large[side].perSecond / small[side].perSecond).toFixed(2) : '–'
}

function table(titles: string[], rows: (string | number)[][]): string {
  const lines = [titles, titles.map((_, index) => (index === 0 ? '---' : '--:')), ...rows]
  return lines.map((cells) => `| ${cells.join(' | ')} |`).join('\n')
}

function whole(value: number): string {
  return Math.round(value).toLocaleString('en')
}

function ms(value: number): string {
  return value < 10 ? value.toFixed(2) : value.toFixed(1)
}
