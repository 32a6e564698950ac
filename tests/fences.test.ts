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
  ['screens import no server code', 'web/goods-out/orders/planted.ts', "import '../../../server/app.ts'"],
  ['the server imports no screen', 'server/goods-out/orders/planted.ts', "import '../../../web/platform/lib/api.ts'"],
  ['the contract imports nothing but zod', 'contract/planted.ts', "import 'kysely'"],
  ['the parts of screens import no wing', 'web/platform/ui/planted.ts', "import '../../goods-out/orders/orders-table.tsx'"],
  ['the parts of screens import nothing of the frame', 'web/platform/lib/planted.ts', "import '../../shell/shell.tsx'"],
  ['the web framework stays in its folder', 'server/goods-out/orders/planted.ts', "import 'fastify'"],
  ['the web framework stays out of the database', 'server/platform/engine/planted.ts', "import 'fastify'"],
  ['the database imports no screen', 'server/platform/engine/planted.ts', "import '../../../web/platform/lib/api.ts'"],
  ['calls import no domain', 'server/platform/http/planted.ts', "import '../../people/auth/sessions.ts'"],
  ['calls import no table of a domain', 'server/platform/http/planted.ts', "import '../../goods-out/orders/orders-tables.ts'"],
  ['the database imports no domain', 'server/platform/engine/planted.ts', "import '../../goods-out/orders/orders-queries.ts'"],
  ['the search imports no domain', 'server/platform/search/planted.ts', "import '../../goods-out/orders/orders-queries.ts'"],
  ['the look-up imports no domain', 'server/platform/lookup/planted.ts', "import '../../goods-in/receipts/receipts-queries.ts'"],
  ['attention imports no domain', 'server/platform/attention/planted.ts', "import '../../money/billing/invoices-queries.ts'"],
  ['the floor imports no domain', 'server/platform/floor/planted.ts', "import '../../stock/counts/counts-queries.ts'"],
  ['imports of files import no domain', 'server/platform/imports/planted.ts', "import '../../stock/inventory/inventory-queries.ts'"],
  ['a domain imports no door of another', 'server/goods-out/orders/planted.ts', "import '../../stock/counts/counts-door.ts'"],
  ['mechanism is handed what the whole server is made of', 'server/platform/jobs/planted.ts', "import '../../all-jobs.ts'"],
  ['a domain is handed what the whole server is made of', 'server/goods-out/orders/planted.ts', "import '../../house.ts'"],
  ['a domain imports no tables of another', 'server/goods-out/orders/planted.ts', "import '../../stock/inventory/inventory-tables.ts'"],
  ['a domain imports no tables of mechanism', 'server/goods-out/orders/planted.ts', "import '../../platform/http/idempotency-tables.ts'"],
  ['a domain imports no routes of another', 'server/goods-out/orders/planted.ts', "import '../order-stages/order-stages-routes.ts'"],
  ['a domain imports nothing of the demo', 'server/goods-out/orders/planted.ts', "import '../../demo/load-demo.ts'"],
])('%s', (_fence, path, line) => {
  expect(lint({ [path]: `${line}\n` })).toContain('noRestrictedImports')
})

test.each([
  ['web/goods-out/orders/planted.ts', "export const written = new Intl.NumberFormat('en-US').format(1)", 'noRestrictedGlobals'],
  ['web/platform/lib/planted.ts', 'export const written = new Intl.DateTimeFormat().format()', 'noRestrictedGlobals'],
  ['web/platform/ui/planted.tsx', 'export const written = (1234).toLocaleString()', 'Dates and numbers are written by'],
  ['web/platform/chart/planted.ts', 'export const written = new Date(0).toLocaleDateString()', 'Dates and numbers are written by'],
  ['web/platform/chart/planted.ts', 'export const hour = new Date().getHours()', 'This goes by the time zone of'],
  ['server/goods-out/orders/planted.ts', 'export const year = new Date().getFullYear()', 'This goes by the time zone of'],
  ['contract/planted.ts', 'export const day = new Date().getDate()', 'This goes by the time zone of'],
])('%s cannot format dates and numbers itself: %s', (path, line, complaint) => {
  expect(lint({ [path]: `${line}\n` })).toContain(complaint)
})

test.each(["export const answer = fetch('/api/orders')", 'export const request = new XMLHttpRequest()'])(
  'a screen sends nothing past the mechanism that gives each change its key: %s',
  (line) => {
    expect(lint({ 'web/goods-out/orders/planted.ts': `${line}\n` })).toContain('Calls are sent by web/platform/lib/api.ts')
  },
)

test('an import cycle is found', () => {
  const report = lint({
    'server/goods-out/orders/planted.ts': "import { b } from './planted-too.ts'\nexport const a = () => b\n",
    'server/goods-out/orders/planted-too.ts': "import { a } from './planted.ts'\nexport const b = () => a\n",
  })
  expect(report).toContain('noImportCycles')
})

test('allowed imports pass', () => {
  const report = lint({
    'web/platform/lib/planted.ts': "import '../../../contract/goods-out/orders/orders.ts'\nimport '../ui/button.tsx'\n",
    'web/goods-out/orders/planted.ts': "import '../../stock/acts/undo-now.tsx'\nimport '../../platform/list/list-page.tsx'\n",
    'server/platform/http/planted.ts':
      "import 'fastify'\nimport '../../../contract/goods-out/orders/orders.ts'\nimport '../audit/history.ts'\nimport '../../viewer.ts'\n",
    'server/platform/engine/planted.ts': "import '../../errors.ts'\nimport './tables.ts'\n",
    'server/goods-out/orders/planted.ts':
      "import '../../stock/inventory/inventory-queries.ts'\nimport '../../platform/engine/tables.ts'\nimport './orders-tables.ts'\n",
    'web/platform/lib/format.ts': 'export const written = new Intl.NumberFormat().format(1)\n',
    'server/planted.ts': "import './goods-out/orders/orders-routes.ts'\nimport './demo/load-demo.ts'\n",
  })
  expect(report).not.toMatch(/noRestricted|plugin/)
})
