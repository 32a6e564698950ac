import { globSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { checkSync } from 'recheck'
import { parseAst } from 'vite'
import { expect, test } from 'vitest'
import { longestSignature } from '../contract/goods-out/shipments/signature.ts'
import { openApiDocument } from '../server/platform/system/openapi.ts'

/*
 * A regular expression that takes time beyond linear in the length of its text lets one request, file or drawing stop the server. Each one
 * of the product is analysed, and then run against long texts of what it names.
 */

interface Pattern {
  source: string
  flags: string
  found: string
}

type Node = { type: string; regex?: { pattern: string; flags: string } }

function* nodesOf(value: unknown): Generator<Node> {
  if (typeof value !== 'object' || value === null) return
  if ('type' in value && typeof value.type === 'string') yield value as Node
  for (const child of Object.values(value)) yield* nodesOf(child)
}

/** The literal patterns of the source code. */
function* writtenPatterns(): Generator<Pattern> {
  const root = join(import.meta.dirname, '..')
  for (const file of globSync('{contract,server,web}/**/*.{ts,tsx}', { cwd: root })) {
    if (/\.test\.|\.d\.ts$/.test(file)) continue
    const program = parseAst(readFileSync(join(root, file), 'utf8'), { lang: file.endsWith('x') ? 'tsx' : 'ts' })
    for (const { regex } of nodesOf(program)) if (regex) yield { source: regex.pattern, flags: regex.flags, found: file }
  }
}

/** The patterns of the schemas, which may be composed when the server starts. */
function* describedPatterns(value: unknown = openApiDocument()): Generator<Pattern> {
  if (typeof value !== 'object' || value === null) return
  if ('pattern' in value && typeof value.pattern === 'string') yield { source: value.pattern, flags: '', found: 'the OpenAPI document' }
  for (const child of Object.values(value)) yield* describedPatterns(child)
}

function patternsOfTheProduct(): Pattern[] {
  const patterns = [...writtenPatterns(), ...describedPatterns()]
  return [...new Map(patterns.map((pattern) => [`/${pattern.source}/${pattern.flags}`, pattern])).values()]
}

/** What the analysis says where a pattern isn't linear. */
function complaint({ source, flags }: Pattern): string | null {
  const found = checkSync(source, flags, { timeout: 20_000 })
  if (found.status === 'safe') return null
  return found.status === 'vulnerable' ? `${found.complexity.summary}, as with ${found.attack.pattern}` : `unknown: ${found.error.kind}`
}

/** Texts of characters that the pattern names, alone and in pairs, with an end that hardly any pattern takes. */
function failingTexts({ source }: Pattern, length: number): string[] {
  const named = [...new Set(`0a ${source.replace(/\\[a-z]|[\\()[\]{}?*+^$|]/gi, '')}`)].slice(0, 10)
  const repeated = named.flatMap((one) => named.map((other) => (one === other ? one : one + other)))
  return repeated.map((text) => `${text.repeat(length / text.length)}\uE000`)
}

/** The least processor time of some runs, in milliseconds. */
function timeOf(pattern: RegExp, text: string): number {
  const times = [1, 2, 3].map(() => {
    const start = performance.now()
    pattern.test(text)
    return performance.now() - start
  })
  return Math.min(...times)
}

test('every regular expression takes time linear in the length of its text', () => {
  process.env.RECHECK_SYNC_BACKEND = 'pure'
  const patterns = patternsOfTheProduct()
  expect(patterns.length).toBeGreaterThan(150)
  const complaints = patterns.flatMap((pattern) => {
    const said = complaint(pattern)
    return said === null ? [] : [`${pattern.found}: /${pattern.source}/${pattern.flags} is not linear: ${said}`]
  })
  expect(complaints).toEqual([])

  // Quadratic patterns take four times as long for twice the text. What takes less than reading the text fifty times is no sign of it.
  const fast = /[^\uE000]*\uE000/
  for (const pattern of patterns) {
    for (const text of failingTexts(pattern, longestSignature)) {
      const expression = new RegExp(pattern.source, pattern.flags.replace('g', ''))
      const half = timeOf(expression, text.slice(text.length / 2))
      const noise = 50 * timeOf(fast, text)
      expect(timeOf(expression, text) / Math.max(half, noise), `/${pattern.source}/ for ${text.slice(0, 40)}…`).toBeLessThan(3)
    }
  }
}, 60_000)
