import { existsSync } from 'node:fs'
import { join } from 'node:path'
import { type Finding, type Reconciliation, stockRules } from '../contract/reconciliation.ts'
import { type Config, readConfig } from './config.ts'
import { lockFolder } from './db/folder-lock.ts'
import { openDatabase } from './open-database.ts'
import { reconcileStock } from './reconciliation/reconcile-stock.ts'
import { printFailure, StartFailure } from './start-failure.ts'
import { system } from './viewer.ts'

/** `npm run reconcile`: prints one line per rule of the stock books; exit code 0 only when all hold. */
try {
  const result = await reconcile(readConfig())
  console.log(report(result).join('\n'))
  process.exitCode = result.ok ? 0 : 1
} catch (error) {
  printFailure(error)
  process.exitCode = 1
}

async function reconcile(config: Config): Promise<Reconciliation> {
  const folder = join(config.dataDir, 'database')
  await using opened = new AsyncDisposableStack()
  if (!config.databaseUrl) {
    // Opening it would create an empty database, whose books balance.
    if (!existsSync(folder)) throw new StartFailure(`There is no database in ${folder}: set DATA_DIR to its folder, or DATABASE_URL.`)
    opened.defer(lockFolder(folder))
  }
  const db = await openDatabase({ databaseUrl: config.databaseUrl, migrationUrl: config.migrationUrl, folder })
  opened.defer(() => db.close())
  // Awaited here because the database is closed on return.
  return await reconcileStock(db, system, {})
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
