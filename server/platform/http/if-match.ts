import { type EndpointDefinition, type IfMatchOf, versionTag } from '../../../contract/endpoint.ts'
import { httpError } from '../../errors.ts'

/** Reads `If-Match: "7"`, or for an item `"7.1594"`. Compressing proxies make the ETag weak (`W/"7"`), which is accepted too. */
export function readIfMatch<E extends EndpointDefinition>(header: string | undefined, { versioned }: E): IfMatchOf<E> {
  return read(header, versioned) as IfMatchOf<E>
}

function read(header: string | undefined, versioned: EndpointDefinition['versioned']) {
  if (header === undefined) return undefined
  if (versioned === undefined) throw httpError('if-match.not-compared')
  if (header.trim() === '*') return undefined
  const [, version, quantity] = /^\s*(?:W\/)?"(\d{1,9})(?:\.(\d{1,15}))?"\s*$/.exec(header) ?? []
  const example = versioned === 'version' ? '"7"' : '"7.1594"'
  if (version === undefined || (quantity === undefined) !== (versioned === 'version')) throw httpError('if-match.unreadable', { example })
  return quantity === undefined ? Number(version) : { version: Number(version), quantity: Number(quantity) }
}

/** The ETag of an answer, when it is a row with a version; an item's has its on-hand quantity too. */
export function etagOf(answer: unknown): string | undefined {
  if (typeof answer !== 'object' || answer === null || !('version' in answer) || typeof answer.version !== 'number') return undefined
  // Other rows have a quantity too; only an item is compared with its.
  const isItem = 'availableQuantity' in answer && 'quantity' in answer && typeof answer.quantity === 'number'
  const quantity = isItem ? Number(answer.quantity) : undefined
  return `"${versionTag({ version: answer.version, ...(quantity !== undefined && { quantity }) })}"`
}
