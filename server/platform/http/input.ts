import type { z } from 'zod'
import { type HttpError, httpError, type InvalidField } from '../../errors.ts'

type Part = 'params' | 'query' | 'body'

/** Parses one part of a call; 400 when it is invalid. The contract's messages take precedence over the general ones here. */
export function readInput<S extends z.ZodType>(schema: S, value: unknown, part: Part): z.output<S> {
  const result = schema.safeParse(value, { error: plainMessage })
  if (result.success) return result.data
  throw invalidInput(result.error.issues, part)
}

/** Lists all issues in `errors`; the first one is also the sentence. */
export function invalidInput(issues: readonly z.core.$ZodIssue[], part: Part): HttpError {
  const errors = issues.map((issue): InvalidField => ({ path: issue.path.map(String).join('.'), message: issue.message }))
  const first = issues[0]
  return httpError('request.invalid', { sentence: first ? sentence(first, part) : 'The request is not valid.' }, { errors })
}

/** 'must be filled in' becomes 'Contact email must be filled in.'; a complete sentence stays unchanged. */
function sentence(issue: z.core.$ZodIssue, part: Part): string {
  if (!/^\p{Ll}/u.test(issue.message)) return issue.message
  return `${label(issue.path, part)} ${issue.message}.`
}

function label(path: readonly PropertyKey[], part: Part): string {
  const name = path.findLast((step) => typeof step === 'string')
  const position = path.findLast((step) => typeof step === 'number')
  if (name === undefined) return part === 'body' ? 'The body of the request' : 'The address'
  const words = String(name)
    .replace(/([a-z0-9])([A-Z])/g, '$1 $2')
    .toLowerCase()
  const capitalised = abbreviations.has(words) ? words.toUpperCase() : words.charAt(0).toUpperCase() + words.slice(1)
  return typeof position === 'number' ? `${capitalised} in line ${position + 1}` : capitalised
}

/** Fields whose names are written in capitals. */
const abbreviations = new Set(['sku', 'zip', 'gtin', 'arc'])

const kinds: Record<string, string> = {
  string: 'text',
  number: 'a number',
  int: 'a whole number',
  boolean: 'true or false',
  array: 'a list',
  object: 'an object',
  record: 'an object',
}

function plainMessage(issue: z.core.$ZodRawIssue): string {
  switch (issue.code) {
    case 'invalid_type':
      return issue.input === undefined ? 'must be filled in' : `must be ${kinds[issue.expected] ?? issue.expected}`
    case 'too_small':
      return boundMessage(issue.origin, 'at least', issue.minimum, issue.inclusive)
    case 'too_big':
      return boundMessage(issue.origin, 'at most', issue.maximum, issue.inclusive)
    case 'invalid_value':
      return `must be one of: ${issue.values.map(String).join(', ')}`
    case 'invalid_format':
      return 'is not written in the expected form'
    default:
      return 'is not valid'
  }
}

function boundMessage(origin: string, relation: 'at least' | 'at most', bound: number | bigint, inclusive = true): string {
  if (origin === 'string') return `must have ${relation} ${bound} characters`
  if (origin === 'array') return `must have ${relation} ${bound} entries`
  if (inclusive) return `must be ${relation} ${bound}`
  return relation === 'at least' ? `must be more than ${bound}` : `must be less than ${bound}`
}
