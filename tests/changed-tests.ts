import { execFileSync } from 'node:child_process'
import { existsSync, globSync, readFileSync } from 'node:fs'
import { join } from 'node:path'

const root = join(import.meta.dirname, '..')

interface ChangedTests {
  server: string[]
  browser: string[]
}

/** What holds for every part: it runs whatever was changed. */
const rules = [
  'every-endpoint',
  'every-verb',
  'fences',
  'folder-cycles',
  'invalid-input',
  'permissions',
  'status-words',
  'tenant-walls',
].map((name) => `tests/${name}.test.ts`)
const mainJob = 'tests/journeys/run-the-main-job.test.ts'

/** The tests of what differs from the branch main, uncommitted files included. */
export function changedTests(): ChangedTests {
  const git = (...words: string[]) => execFileSync('git', words, { cwd: root, encoding: 'utf8' }).split('\n').filter(Boolean)
  const [base = 'HEAD'] = git('merge-base', 'HEAD', 'main')
  return testsOf([...git('diff', '--name-only', base), ...git('ls-files', '--others', '--exclude-standard')])
}

/** The tests beside the changed files, those of the domain on the server and on its screens, and the rules. */
export function testsOf(paths: readonly string[]): ChangedTests {
  const tests = paths.filter((path) => path.endsWith('.test.ts') && existsSync(join(root, path)))
  const folders = unique(paths.flatMap(foldersOf)).filter((folder) => existsSync(join(root, folder)))
  const onScreens = folders.filter((folder) => folder.startsWith('web/')).flatMap((folder) => journeysTo(folder.split('/')[2] ?? ''))
  const isJourney = (path: string) => path.startsWith('tests/journeys/')
  return {
    server: unique([...rules, ...folders, ...tests.filter((test) => !isJourney(test))]),
    browser: unique([mainJob, ...onScreens, ...tests.filter(isJourney)]),
  }
}

/** A file in 'contract/stock/counts/' is tested by the folders 'server/stock/counts/' and 'web/stock/counts/' too, a file in one of these by this one. */
function foldersOf(path: string): string[] {
  const [side = '', wing = '', domain = ''] = path.split('/')
  if (side === 'contract') return ['contract/', `server/${wing}/${domain}/`, `web/${wing}/${domain}/`]
  return ['server', 'web'].includes(side) && domain !== '' && !domain.includes('.') ? [`${side}/${wing}/${domain}/`] : []
}

/** The journeys that open addresses of the domain most often; those that visit every screen are left to the whole run. */
function journeysTo(domain: string): string[] {
  const address = new RegExp(`['\`]/${domain}\\b`, 'g')
  return globSync('tests/journeys/*.test.ts', { cwd: root })
    .filter((path) => !/\/(tour-of|kit|nothing-serious|offered-by)/.test(path))
    .map((path) => ({ path, count: readFileSync(join(root, path), 'utf8').match(address)?.length ?? 0 }))
    .filter(({ count }) => count > 0)
    .sort((a, b) => b.count - a.count)
    .slice(0, 8)
    .map(({ path }) => path)
}

function unique(paths: readonly string[]): string[] {
  return [...new Set(paths)]
}
