import { globSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { parseArgs } from 'node:util'
import { parseAst } from 'vite'

/*
 * `npm run texts`: every text that people read, with its file and line, to be read through by a person.
 *
 *   npm run texts -- web/shell/help contract/platform/problems    those in some folders only
 */

const { positionals } = parseArgs({ allowPositionals: true })
const root = join(import.meta.dirname, '..')

/** Attributes and properties that hold a text, however short it is. */
const named =
  /^(alt|aria-label|body|button|caption|confirm|description|detail|done|empty|error|explanation|heading|help|hint|label|legend|message|noun|option|placeholder|purpose|question|subject|subtitle|summary|text|title|tooltip|undo|unit|words)$/i

/** Other strings are texts when they look like a sentence, or like the second half of one, as in 'must be a day'. */
const sentence = /^[\p{Lu}‘“][^_]*\s\p{L}|^must\s|^(has|have|can|can’t|is not)\s\p{L}{4}/u

/** Where strings are for machines. */
const skipped = /^(className|class|d|import|source|href|to|id|key|htmlFor|viewBox)$/

type Node = { type: string; start: number; end: number } & Record<string, unknown>

function isNode(value: unknown): value is Node {
  return typeof value === 'object' && value !== null && 'type' in value && typeof value.type === 'string'
}

/** What a string, a template or a text of JSX says, with the code of its placeholders in braces. */
function writtenIn(node: Node, code: string): string | undefined {
  if (node.type === 'Literal') return typeof node.value === 'string' ? node.value : undefined
  if (node.type === 'JSXText') return String(node.value).replace(/\s+/g, ' ').trim()
  if (node.type === 'TemplateLiteral') return code.slice(node.start + 1, node.end - 1)
  return undefined
}

interface Text {
  at: number
  text: string
}

function* textsIn(value: unknown, code: string, name: string): Generator<Text> {
  if (Array.isArray(value)) for (const child of value) yield* textsIn(child, code, name)
  if (!isNode(value) || isForMachines(value)) return
  const text = writtenIn(value, code)
  const isText = value.type === 'JSXText' || named.test(name) || sentence.test(text ?? '')
  if (text !== undefined && isText && /\p{L}{2}/u.test(text)) yield { at: value.start, text: text.replace(/\s+/g, ' ') }
  for (const [part, child] of Object.entries(value)) {
    if (part === 'type' || (part === 'key' && !value.computed)) continue
    yield* textsIn(child, code, nameOf(value) ?? (part === 'test' || part === 'callee' ? '' : name))
  }
}

/** SQL and other tagged templates, types, imports, and attributes that are no texts. */
function isForMachines(node: Node): boolean {
  return /^(TaggedTemplate|Import|ExportAll|TS.*(Type|Declaration)$)/.test(node.type) || skipped.test(nameOf(node) ?? '')
}

/** The name of an attribute or property, which its value goes by. */
function nameOf(node: Node): string | undefined {
  const key = node.type === 'JSXAttribute' ? node.name : node.type === 'Property' ? node.key : undefined
  return isNode(key) ? String(key.name ?? key.value) : undefined
}

const folders = positionals.length > 0 ? positionals : ['contract', 'server', 'web']
const found = new Set<string>()
let count = 0
for (const path of folders.flatMap((folder) => globSync(`${folder}/**/*.{ts,tsx}`, { cwd: root })).sort()) {
  if (/\.test\.|\.states\.|\.d\.ts$|migrations/.test(path)) continue
  const code = readFileSync(join(root, path), 'utf8')
  for (const { at, text } of textsIn(parseAst(code, { lang: path.endsWith('x') ? 'tsx' : 'ts' }), code, '')) {
    console.log(`${path}:${code.slice(0, at).split('\n').length} ${text}`)
    found.add(text)
    count += 1
  }
}
console.log(`\n${count} texts, ${found.size} of them different`)
