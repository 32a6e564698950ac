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
  cpSync(join(project, 'biome.json'), join(field, 'biome.json'))
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
  ['the parts of forms import no area', 'web/form/planted.ts', "import '../orders/use-orders.ts'"],
  ['what all screens share imports no area', 'web/lib/planted.ts', "import '../orders/use-orders.ts'"],
  ['the web framework stays in its folder', 'server/orders/planted.ts', "import 'fastify'"],
])('%s', (_fence, path, line) => {
  expect(lint({ [path]: `${line}\n` })).toContain('noRestrictedImports')
})

test('imports go round in no circle', () => {
  const report = lint({
    'server/orders/planted.ts': "import { b } from './planted-too.ts'\nexport const a = () => b\n",
    'server/orders/planted-too.ts': "import { a } from './planted.ts'\nexport const b = () => a\n",
  })
  expect(report).toContain('noImportCycles')
})

test('what the fences allow passes', () => {
  expect(
    lint({ 'web/lib/planted.ts': "import '../../contract/orders.ts'\n", 'server/http/planted.ts': "import 'fastify'\n" }),
  ).not.toContain('noRestrictedImports')
})
