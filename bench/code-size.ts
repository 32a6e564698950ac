import { globSync, readdirSync, readFileSync } from 'node:fs'
import { join, resolve } from 'node:path'
import { parseArgs } from 'node:util'

/*
 * `npm run size`: how many lines the product has, what a record takes, how many other files import of it, and how the house is divided.
 *
 *   npm run size -- --before ../checkout    beside those of another checkout
 */
const { values } = parseArgs({ options: { before: { type: 'string', default: '' } } })

/** Describes records, and reads, writes and shows any of them. */
const kit = ['contract/record*.ts', 'contract/values-of.ts', 'server/{,platform/}records/*.ts', 'web/{,platform/}record/*.{ts,tsx}']

/** The records, by the word in the names of their files. */
const records = {
  contact: 'contacts',
  activity: 'activities',
  category: 'categories',
  location: 'locations',
  'handling-unit': 'handling-units',
  customer: 'customers',
  item: 'inventory',
  order: 'orders',
  receipt: 'receipts',
  shipment: 'shipments',
  count: 'counts',
  return: 'returns',
  quote: 'billing',
} as const

const trees = ['contract', 'server', 'web'] as const
const here = join(import.meta.dirname, '..')
const columns = values.before ? [sizesOf(resolve(values.before)), sizesOf(here)] : [sizesOf(here)]
console.log(values.before ? 'before, now\n' : '')
for (const name of Object.keys(columns.at(-1) ?? {})) {
  console.log(`${name.padEnd(34)} ${columns.map((sizes) => (sizes[name] ?? 0).toLocaleString('en').padStart(8)).join('')}`)
}

function sizesOf(root: string): Record<string, number> {
  const lines = (...patterns: string[]) => patterns.flatMap((pattern) => sources(root, pattern)).reduce((sum, { count }) => sum + count, 0)
  const all = lines('contract/**/*.ts', 'server/**/*.{ts,sql}', 'web/**/*.{ts,tsx,css}')
  return {
    'production, generated types left out': all,
    contract: lines('contract/**/*.ts'),
    server: lines('server/**/*.ts'),
    'server, SQL without migrations': lines('server/**/*.sql'),
    web: lines('web/**/*.{ts,tsx}'),
    kit: lines(...kit),
    'golden files': globSync('tests/golden/**/*.*', { cwd: root }).reduce((sum, path) => sum + linesOf(join(root, path)), 0),
    ...Object.fromEntries(trees.map((tree) => [`folders of ${tree}`, foldersOf(join(root, tree))])),
    'lines of the longest function': longestFunction(sources(root, '{contract,server,web}/**/*.{ts,tsx}')),
    ...Object.fromEntries(
      Object.entries(records).flatMap(([word, folder]) => [
        [`${folder}: contract and server`, lines(`{contract,server}/{${folder},*/${folder}}/**/*.ts`)],
        [`${folder}: web`, lines(`web/{${folder},*/${folder}}/**/*.{ts,tsx}`)],
        [`other files that name ${word}`, sources(root, '{contract,server,web}/**/*.{ts,tsx}').filter(names(word, folder)).length],
      ]),
    ),
  }
}

function linesOf(path: string): number {
  return readFileSync(path, 'utf8').split('\n').length - 1
}

function foldersOf(tree: string): number {
  return readdirSync(tree, { withFileTypes: true }).filter((entry) => entry.isDirectory()).length
}

/** Functions at the top of a file: from the line that begins one to the next line that begins with a brace, as the formatter writes them. */
function longestFunction(files: readonly Source[]): number {
  const lengths = files.flatMap(({ text }) => {
    const lines = text.split('\n')
    const begins = lines.flatMap((line, n) => (/^(export )?(async )?function |^(export )?const .*=>( \{|$)/.test(line) ? [n] : []))
    return begins.map((begin) => lines.findIndex((line, n) => n > begin && /^[})]/.test(line)) - begin + 1)
  })
  return Math.max(...lengths)
}

interface Source {
  path: string
  text: string
  count: number
}

/** Production files: neither tests, states of the kit's parts, migrations, nor what is generated. */
function sources(root: string, pattern: string): Source[] {
  return globSync(pattern, { cwd: root })
    .map((path) => path.replaceAll('\\', '/'))
    .filter((path) => !/\.test\.|\.states\.|\/migrations\/|\/(engine|db)\/tables\.ts$|^web\/(platform\/)?kit\//.test(path))
    .map((path) => {
      const text = readFileSync(join(root, path), 'utf8')
      return { path, text, count: text.split('\n').length - 1 }
    })
}

/** Whether a file outside of the record's own imports one of its files. */
function names(word: string, folder: string) {
  const own = new RegExp(`^(contract|server|web)/([a-z-]+/)?${folder}[./]`)
  const imported = new RegExp(`from '[^']*/${folder}[./][^']*'|from '[^']*/${word}-[^']*'`)
  return ({ path, text }: Source) => !own.test(path) && imported.test(text)
}
