import { type Finding, type Reconciliation, stockRules } from '../contract/stock/reconciliation/reconciliation.ts'
import { readConfig } from './config.ts'
import { withDatabase } from './open-for-command.ts'
import { printFailure } from './start-failure.ts'
import { reconcileStock } from './stock/reconciliation/reconcile-stock.ts'
import { system } from './viewer.ts'

/** `npm run reconcile`: prints one line per rule of the stock books; exit code 0 only when all hold. */
try {
  const result = await withDatabase(readConfig(), (db) => reconcileStock(db, system, {}))
  console.log(report(result).join('\n'))
  process.exitCode = result.ok ? 0 : 1
} catch (error) {
  printFailure(error)
  process.exitCode = 1
}

function report({ ok, findings, durationMs }: Reconciliation): string[] {
  const lines = stockRules.flatMap((rule) => {
    const finding = findings.find((found) => found.rule === rule)
    return finding ? [`BROKEN  ${rule}: ${rowsOf(finding.count)}`, ...rowLines(finding)] : [`ok      ${rule}`]
  })
  const verdict = ok
    ? `The stock books balance: ${stockRules.length} rules hold (${durationMs} ms).`
    : `The stock books do not balance: ${findings.length} of ${stockRules.length} rules are broken. Nothing was changed.`
  return [...lines, verdict]
}

function rowLines({ rows, count }: Finding): string[] {
  const lines = rows.map((row) =>
    Object.entries(row)
      .map(([name, value]) => `${name} ${value ?? '–'}`)
      .join(', '),
  )
  const more = count - rows.length
  return [...lines, ...(more > 0 ? [`and ${rowsOf(more)} more`] : [])].map((line) => `        ${line}`)
}

function rowsOf(count: number): string {
  return count === 1 ? '1 row' : `${count} rows`
}
