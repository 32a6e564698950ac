import { existsSync, globSync, readFileSync } from 'node:fs'
import { basename, dirname, join } from 'node:path'
import { expect, test } from 'vitest'

// The pages lead to files that exist.

const project = join(import.meta.dirname, '..')
const pages = globSync(['*.md', 'docs/**/*.md'], { cwd: project })

test.each(pages)('the links and paths of %s exist', (page) => {
  expect(missing(page, readFileSync(join(project, page), 'utf8'))).toEqual([])
})

test('every decision is in the index of decisions, by its title', () => {
  const index = readFileSync(join(project, 'docs/decisions/README.md'), 'utf8')
  const unlisted = globSync('docs/decisions/0*.md', { cwd: project }).filter((page) => {
    const title = /^# \d+\. (.*)/.exec(readFileSync(join(project, page), 'utf8'))?.[1]
    return !index.includes(`[${title}](${basename(page)})`)
  })
  expect(unlisted).toEqual([])
})

test('a link or a path that leads nowhere is found', () => {
  expect(missing('docs/a.md', '[data](data.md#stock) [old](old.md) `server/app.ts` `server/old.ts` `<verb>-<noun>.ts`')).toEqual([
    'docs/old.md',
    'server/old.ts',
  ])
})

function missing(page: string, text: string): string[] {
  const links = [...text.matchAll(/\]\((?!https?:)([^)#]+)(?:#[^)]*)?\)/g)].map(([, link]) => join(dirname(page), link ?? ''))
  const paths = [...text.matchAll(/`((?:bench|contract|lint|release|server|tests|web)\/[\w./-]+)`/g)].map(([, path]) => path ?? '')
  return [...links, ...paths].filter((path) => !existsSync(join(project, path)) && !existsSync(join(project, `${path}.test.ts`)))
}
