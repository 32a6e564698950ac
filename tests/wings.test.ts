import { globSync, readdirSync, readFileSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { expect, test } from 'vitest'

/**
 * The wings of each tree, the lowest first: a wing imports those before it, and never one after it. On the screens the pages of people come
 * after those of goods, because the page of a customer shows its movements and its stock.
 */
const wings = {
  contract: ['platform', 'people', 'stock', 'goods-out', 'goods-in', 'money', 'insight'],
  server: ['platform', 'people', 'stock', 'goods-out', 'goods-in', 'money', 'insight', 'demo'],
  web: ['platform', 'stock', 'goods-in', 'goods-out', 'money', 'people', 'insight', 'landing', 'shell'],
} as const

/** The parts that every screen is made of, the lowest first, as floors: folders on one floor may use each other, as far as no cycle comes of it. */
const floors = [
  ['lib', 'ui', 'address', 'chart', 'scan', 'calls'],
  ['form', 'screen', 'look'],
  ['list', 'detail'],
  ['record', 'lookup', 'floor', 'search', 'attention', 'documents', 'mail', 'imports', 'kit'],
]

interface Import {
  tree: string
  /** The file that imports, and what it imports, from the root. */
  by: string
  of: string
}

/** Imports that lead upwards, as 'server/stock/a.ts → server/money/b.ts'. */
function upwards(imports: readonly Import[], rankOf: (path: string) => number): string[] {
  return imports.filter(({ by, of }) => rankOf(by) >= 0 && rankOf(of) > rankOf(by)).map(({ by, of }) => `${by} → ${of}`)
}

function wingRank(tree: keyof typeof wings) {
  return (path: string) => (path.split('/').length > 2 ? (wings[tree] as readonly string[]).indexOf(path.split('/')[1] ?? '') : -1)
}

function floorRank(path: string): number {
  return floors.findIndex((folders) => folders.some((folder) => path.startsWith(`web/platform/${folder}/`)))
}

function importsOf(tree: string): Import[] {
  const root = join(import.meta.dirname, '..')
  return globSync(`${tree}/**/*.{ts,tsx}`, { cwd: root })
    .map((path) => path.replaceAll('\\', '/'))
    .filter((path) => !/\.(test|states)\.tsx?$/.test(path) && !path.startsWith('web/platform/kit/'))
    .flatMap((by) =>
      [...readFileSync(join(root, by), 'utf8').matchAll(/(?:\bfrom|\bimport|\bimport\()\s*'(\.[^']+)'/g)].map(([, specifier = '']) => ({
        tree,
        by,
        of: join(dirname(by), specifier).replaceAll('\\', '/'),
      })),
    )
    .filter(({ of }) => of.startsWith(`${tree}/`))
}

test.each(['contract', 'server', 'web'] as const)('no wing of %s imports one above it', (tree) => {
  const imports = importsOf(tree)
  expect(imports.length).toBeGreaterThan(300)
  expect(upwards(imports, wingRank(tree))).toEqual([])
})

test.each(['contract', 'server', 'web'] as const)('every folder of %s is a wing', (tree) => {
  const folders = readdirSync(join(import.meta.dirname, '..', tree), { withFileTypes: true }).filter((entry) => entry.isDirectory())
  const names: readonly string[] = wings[tree]
  expect(folders.map(({ name }) => name).filter((name) => name !== 'public' && !names.includes(name))).toEqual([])
})

test('the parts of screens import nothing of a floor above', () => {
  expect(upwards(importsOf('web'), floorRank)).toEqual([])
})

test('an import that leads upwards is found', () => {
  const planted = [{ tree: 'server', by: 'server/stock/counts/a.ts', of: 'server/money/billing/b.ts' }]
  expect(upwards(planted, wingRank('server'))).toEqual(['server/stock/counts/a.ts → server/money/billing/b.ts'])
  const part = [{ tree: 'web', by: 'web/platform/ui/a.tsx', of: 'web/platform/list/b.tsx' }]
  expect(upwards(part, floorRank)).toEqual(['web/platform/ui/a.tsx → web/platform/list/b.tsx'])
})
