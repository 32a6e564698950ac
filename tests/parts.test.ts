import { globSync, readFileSync } from 'node:fs'
import { isBuiltin } from 'node:module'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { incompletePackages, type Lock } from '../release/incomplete-packages.ts'

// A release is installed without development dependencies, on any platform, from any registry.

const project = join(import.meta.dirname, '..')
const readJson = (name: string) => JSON.parse(readFileSync(join(project, name), 'utf8'))
const { dependencies }: { dependencies: Record<string, string> } = readJson('package.json')
const lock: Lock = readJson('package-lock.json')

test('the server and the contract import only what a release installs, and at most 40 packages', () => {
  const imported = new Set(sources().flatMap(importedPackages))
  expect(imported).toContain('fastify')
  // Only a checkout builds its screens, by Vite.
  expect([...imported].filter((name) => !(name in dependencies))).toEqual(['vite'])
  expect(Object.keys(dependencies).length).toBeLessThanOrEqual(40)
})

test('what an import names is found', () => {
  expect(
    importedPackages("import a from 'a/b.js'\nimport '@c/d'\nconst e = await import('e')\nx.resolve('f/package.json')\nimport './g.ts'\n"),
  ).toEqual(['a', '@c/d', 'e', 'f'])
})

test('the lock has the check sum of every package, the binaries of every platform, and no registry', () => {
  expect(incompletePackages(lock), 'Run `npm run lock`.').toEqual([])
  expect(Object.keys(lock.packages).filter((place) => lock.packages[place]?.resolved)).toEqual([])
})

test.each([[{ 'node_modules/a': {} }], [{ 'node_modules/a': { integrity: 'sha512-', optionalDependencies: { 'a-win32': '1.0.0' } } }]])(
  'a lock that lacks something is found: %j',
  (packages) => {
    expect(incompletePackages({ packages })).toEqual(['node_modules/a'])
  },
)

function sources(): string[] {
  const files = globSync('{server,contract}/**/*.ts', { cwd: project, exclude: ['**/*.test.ts'] })
  return files.map((file) => readFileSync(join(project, file), 'utf8'))
}

function importedPackages(source: string): string[] {
  const imports = source.matchAll(
    /(?:^import |^import .* from |^export .* from |^\} from |import\(|\bresolve\(|\(import\.meta\.url\)\()'([^']+)'/gm,
  )
  return [...imports]
    .map(([, path = '']) => path)
    .filter((path) => /^[@a-z]/.test(path) && !isBuiltin(path))
    .map((path) => path.match(/^(?:@[^/]+\/)?[^/]+/)?.[0] ?? path)
}
