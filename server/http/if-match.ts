import { badRequest } from '../errors.ts'

/** The version a caller read, from `If-Match: "7"`. Proxies that compress make it weak (`W/"7"`), which is taken for the same. */
export function readIfMatch(header: string | undefined): number | undefined {
  if (header === undefined || header.trim() === '*') return undefined
  const match = /^\s*(?:W\/)?"(\d{1,9})"\s*$/.exec(header)
  if (!match) throw badRequest('If-Match must carry the ETag of what you read, as in "7".')
  return Number(match[1])
}

export function etagOf(answer: unknown): string | undefined {
  if (typeof answer !== 'object' || answer === null || !('version' in answer)) return undefined
  return typeof answer.version === 'number' ? `"${answer.version}"` : undefined
}
