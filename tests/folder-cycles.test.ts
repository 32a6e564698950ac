import { globSync, readFileSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { expect, test } from 'vitest'

type Graph = Map<string, Set<string>>

// Lint refuses cycles of files; two folders can still depend on each other by different files. No folder of the server or the screens does.

test.each([
  { tree: 'server', user: 'server/goods-out/orders', used: 'server/platform/engine' },
  { tree: 'web', user: 'web/goods-out/orders', used: 'web/platform/list' },
])('no folder of $tree is part of an import cycle', ({ tree, user, used }) => {
  const root = join(import.meta.dirname, '..')
  const paths = globSync(`${tree}/**/*.{ts,tsx}`, { cwd: root }).map((path) => path.replaceAll('\\', '/'))
  const sources = paths
    // The pages of examples show parts of several folders.
    .filter((path) => !/\.(test|states)\.tsx?$/.test(path) && !path.startsWith('web/platform/kit/'))
    .map((path) => [path, readFileSync(join(root, path), 'utf8')] as const)
  const graph = folderGraph(sources)
  expect(graph.get(user)).toContain(used)
  expect(findCycle(graph)).toBe('')
})

test('a cycle is found and printed', () => {
  const graph = folderGraph([
    ['server/goods-out/orders/a.ts', "import type { B } from '../../stock/ledger/b.ts'"],
    ['server/stock/ledger/b.ts', "const { c } = await import('../inventory/c.ts')"],
    ['server/stock/inventory/c.ts', "import '../../goods-out/orders/a.ts'"],
  ])
  expect(findCycle(graph)).toBe('server/goods-out/orders → server/stock/ledger → server/stock/inventory → server/goods-out/orders')
})

/** Which folders each folder imports from. A file in server/ or web/ itself counts as a folder of its own. */
function folderGraph(sources: (readonly [path: string, text: string])[]): Graph {
  const graph: Graph = new Map()
  for (const [path, text] of sources) {
    const from = folderOf(path)
    const imported = graph.get(from) ?? new Set<string>()
    graph.set(from, imported)
    for (const [, specifier = ''] of text.matchAll(/(?:\bfrom|\bimport|\bimport\()\s*'(\.[^']+)'/g)) {
      const to = folderOf(join(dirname(path), specifier).replaceAll('\\', '/'))
      if (/^(server|web)\//.test(to) && to !== from) imported.add(to)
    }
  }
  return graph
}

function folderOf(path: string): string {
  const folder = dirname(path)
  return folder === 'server' || folder === 'web' ? path : folder
}

/** The first cycle as 'a → b → a'; empty when there is none. */
function findCycle(graph: Graph): string {
  const done = new Set<string>()
  const visit = (folder: string, trail: string[]): string => {
    if (trail.includes(folder)) return [...trail.slice(trail.indexOf(folder)), folder].join(' → ')
    if (done.has(folder)) return ''
    for (const next of graph.get(folder) ?? []) {
      const cycle = visit(next, [...trail, folder])
      if (cycle) return cycle
    }
    done.add(folder)
    return ''
  }
  for (const folder of graph.keys()) {
    const cycle = visit(folder, [])
    if (cycle) return cycle
  }
  return ''
}
