import { spawnSync } from 'node:child_process'
import { cpSync, mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { dirname, join } from 'node:path'
import { afterAll, beforeAll, expect, test } from 'vitest'

// A fence nobody has run into might not be there: each is shown to hold by a line that breaks it.

const project = join(import.meta.dirname, '..')
let field: string
beforeAll(() => {
  field = mkdtempSync(join(tmpdir(), 'tallyhouse-fences-'))
  for (const settings of ['biome.json', 'lint']) cpSync(join(project, settings), join(field, settings), { recursive: true })
})
afterAll(() => rmSync(field, { recursive: true }))

function lint(files: Record<string, string>): string {
  for (const [path, text] of Object.entries(files)) {
    mkdirSync(dirname(join(field, path)), { recursive: true })
    writeFileSync(join(field, path), text)
  }
  const program = join(project, 'node_modules/@biomejs/biome/bin/biome')
  const { stdout, stderr } = spawnSync(process.execPath, [program, 'lint', '--vcs-enabled=false', ...Object.keys(files)], { cwd: field })
  for (const path of Object.keys(files)) rmSync(join(field, path))
  return `${stdout}${stderr}`
}

test.each([
  ['screens import no server code', 'web/orders/planted.ts', "import '../../server/app.ts'"],
  ['the server imports no screen', 'server/orders/planted.ts', "import '../../web/lib/api.ts'"],
  ['the contract imports nothing but zod', 'contract/planted.ts', "import 'kysely'"],
  ['the parts of the screens import no area', 'web/ui/planted.ts', "import '../orders/orders-table.tsx'"],
  ['charts import no area', 'web/chart/planted.ts', "import '../dashboard/use-dashboard.ts'"],
  ['the parts of lists import no area', 'web/list/planted.ts', "import '../orders/assigned.tsx'"],
  ['the parts of record pages import no area', 'web/detail/planted.ts', "import '../orders/assigned.tsx'"],
  ['the parts of records import no record', 'web/record/planted.ts', "import '../orders/assigned.tsx'"],
  ['the frame of screens imports no area', 'web/screen/planted.ts', "import '../orders/assigned.tsx'"],
  ['addresses import no area', 'web/address/planted.ts', "import '../orders/assigned.tsx'"],
  ['the parts of forms import no area', 'web/form/planted.ts', "import '../orders/assigned.tsx'"],
  ['scans and shortcuts import no area', 'web/scan/planted.ts', "import '../orders/assigned.tsx'"],
  ['what all screens share imports no area', 'web/lib/planted.ts', "import '../orders/assigned.tsx'"],
  ['the web framework stays in its folder', 'server/orders/planted.ts', "import 'fastify'"],
  ['the web framework stays out of the database', 'server/engine/planted.ts', "import 'fastify'"],
  ['the database imports no screen', 'server/engine/planted.ts', "import '../../web/lib/api.ts'"],
  ['calls import no domain', 'server/http/planted.ts', "import '../auth/sessions.ts'"],
  ['calls import no table of a domain', 'server/http/planted.ts', "import '../orders/orders-tables.ts'"],
  ['the database imports no domain', 'server/engine/planted.ts', "import '../orders/orders-queries.ts'"],
  ['the job queue imports no domain', 'server/jobs/planted.ts', "import '../reconciliation/reconcile-nightly.ts'"],
  ['the work queue imports no domain', 'server/work-queue/planted.ts', "import '../mail/send-mails.ts'"],
  ['the history imports no domain', 'server/audit/planted.ts', "import '../stock/stock-tables.ts'"],
  ['the file store imports no domain', 'server/file-store/planted.ts', "import '../documents/documents-queries.ts'"],
  ['the search imports no domain', 'server/search/planted.ts', "import '../orders/orders-queries.ts'"],
  ['the look-up imports no domain', 'server/lookup/planted.ts', "import '../receipts/receipts-queries.ts'"],
  ['attention imports no domain', 'server/attention/planted.ts', "import '../orders/orders-queries.ts'"],
  ['the floor imports no domain', 'server/floor/planted.ts', "import '../counts/counts-queries.ts'"],
  ['mechanism imports no door', 'server/search/planted.ts', "import '../counts/counts-door.ts'"],
  ['a domain imports no door of another', 'server/orders/planted.ts', "import '../counts/counts-door.ts'"],
  ['mechanism is handed what the whole server is made of', 'server/jobs/planted.ts', "import '../all-jobs.ts'"],
  ['a domain imports no tables of another', 'server/orders/planted.ts', "import '../inventory/inventory-tables.ts'"],
  ['a domain imports no tables of mechanism', 'server/orders/planted.ts', "import '../http/idempotency-tables.ts'"],
  ['a domain imports no routes of another', 'server/orders/planted.ts', "import '../inventory/inventory-routes.ts'"],
  ['a domain imports nothing of the demo', 'server/orders/planted.ts', "import '../demo/load-demo.ts'"],
])('%s', (_fence, path, line) => {
  expect(lint({ [path]: `${line}\n` })).toContain('noRestrictedImports')
})

test.each([
  ['web/orders/planted.ts', "export const written = new Intl.NumberFormat('en-US').format(1)", 'noRestrictedGlobals'],
  ['web/lib/planted.ts', 'export const written = new Intl.DateTimeFormat().format()', 'noRestrictedGlobals'],
  ['web/ui/planted.tsx', 'export const written = (1234).toLocaleString()', 'Dates and numbers are written by'],
  ['web/chart/planted.ts', 'export const written = new Date(0).toLocaleDateString()', 'Dates and numbers are written by'],
  ['web/chart/planted.ts', 'export const hour = new Date().getHours()', 'This goes by the time zone of'],
  ['server/orders/planted.ts', 'export const year = new Date().getFullYear()', 'This goes by the time zone of'],
  ['contract/planted.ts', 'export const day = new Date().getDate()', 'This goes by the time zone of'],
])('%s cannot format dates and numbers itself: %s', (path, line, complaint) => {
  expect(lint({ [path]: `${line}\n` })).toContain(complaint)
})

test.each(["export const answer = fetch('/api/orders')", 'export const request = new XMLHttpRequest()'])(
  'a screen sends nothing past the mechanism that gives each change its key: %s',
  (line) => {
    expect(lint({ 'web/orders/planted.ts': `${line}\n` })).toContain('Calls are sent by web/lib/api.ts')
  },
)

test('an import cycle is found', () => {
  const report = lint({
    'server/orders/planted.ts': "import { b } from './planted-too.ts'\nexport const a = () => b\n",
    'server/orders/planted-too.ts': "import { a } from './planted.ts'\nexport const b = () => a\n",
  })
  expect(report).toContain('noImportCycles')
})

test('allowed imports pass', () => {
  const report = lint({
    'web/lib/planted.ts': "import '../../contract/orders.ts'\n",
    'server/http/planted.ts': "import 'fastify'\nimport '../../contract/orders.ts'\nimport '../audit/history.ts'\nimport '../viewer.ts'\n",
    'server/engine/planted.ts': "import '../errors.ts'\nimport './tables.ts'\n",
    'server/orders/planted.ts': "import '../inventory/inventory-queries.ts'\nimport '../engine/tables.ts'\nimport './orders-tables.ts'\n",
    'web/lib/format.ts': 'export const written = new Intl.NumberFormat().format(1)\n',
    'server/planted.ts': "import './orders/orders-routes.ts'\nimport './demo/load-demo.ts'\n",
  })
  expect(report).not.toMatch(/noRestricted|plugin/)
})
