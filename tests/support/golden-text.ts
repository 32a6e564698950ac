import { createHash } from 'node:crypto'
import type { Statement } from '../../server/platform/engine/engine.ts'

/* What golden files hold, in lines that can be compared by eye. */

/** So deep is a parameter, an answer or a property of a schema; what is below stands in its line. */
const deepestLines = 5

/** JSON whose keys are in one order, as are the lists whose order says nothing; one line for what a reader compares as one thing. */
export function sortedJson(value: unknown): string {
  return `${inLines(inOrder(value, ''), '')}\n`
}

function inLines(value: unknown, indent: string): string {
  const line = JSON.stringify(value)
  if (indent.length === deepestLines || line.length <= 200 || value === null || typeof value !== 'object') return line
  const inner = `${indent} `
  const parts = Array.isArray(value)
    ? value.map((each) => inLines(each, inner))
    : Object.entries(value).map(([key, each]) => `${JSON.stringify(key)}: ${inLines(each, inner)}`)
  const [open, close] = Array.isArray(value) ? '[]' : '{}'
  return `${open}\n${parts.map((part) => inner + part).join(',\n')}\n${indent}${close}`
}

const withoutOrder = ['required', 'parameters', 'tags']

function inOrder(value: unknown, key: string): unknown {
  if (Array.isArray(value)) {
    const parts = value.map((each) => inOrder(each, ''))
    return withoutOrder.includes(key) ? parts.toSorted((a, b) => compare(nameOf(a), nameOf(b))) : parts
  }
  if (value === null || typeof value !== 'object') return value
  const entries = Object.entries(value).toSorted(([a], [b]) => compare(a, b))
  return Object.fromEntries(entries.map(([name, each]) => [name, inOrder(each, name)]))
}

function nameOf(entry: unknown): string {
  return typeof entry === 'object' && entry !== null && 'name' in entry ? String(entry.name) : JSON.stringify(entry)
}

function compare(a: string, b: string): number {
  return a === b ? 0 : a < b ? -1 : 1
}

const beginsLine =
  / (?=(?:select|from|where|and|or|left join|inner join|cross join|(?<!left |inner |cross )join|order by|group by|limit|offset|union)\b)/g

/** The text of a statement in lines, and its parameters: words that the question named as they are, of others their kind. */
export function statementText({ sql, parameters }: Statement, asked: readonly string[]): string {
  const text = sql.trim().replace(/\s+/g, ' ').replace(beginsLine, '\n')
  const kinds = parameters.map((value) => (typeof value === 'string' && asked.includes(value) ? `'${value}'` : kindOf(value)))
  return `${text}\n-- ${kinds.join(', ') || 'no parameters'}\n`
}

function kindOf(value: unknown): string {
  if (value instanceof Date) return 'time'
  if (Array.isArray(value)) return value.length === 0 ? 'empty list' : `list of ${kindOf(value[0])}`
  return value === null ? 'null' : typeof value
}

/** Long lines are written once, with a mark that stands for them further down. */
export function withoutRepeatedLines(text: string): string {
  const known = new Set<string>()
  const lines = text.split('\n').map((line) => {
    if (line.length < 60 || line.startsWith('--')) return line
    const mark = `-- #${createHash('sha256').update(line).digest('hex').slice(0, 6)}`
    if (known.has(line)) return mark
    known.add(line)
    return `${line} ${mark}`
  })
  return lines.join('\n')
}
