import type { ReactNode } from 'react'
import type { Field } from '../../../contract/record-fields.ts'
import { formatDate, formatDay, formatNumber } from '../lib/format.ts'
import { ActiveBadge } from '../ui/active-badge.tsx'
import { Truncated } from '../ui/truncated.tsx'

/** The value of a field in words; null where there is none. */
export function wordsOf({ kind, words }: Field, value: unknown): string | null {
  if (value === null || value === undefined) return null
  if (kind === 'number') return formatNumber(Number(value))
  if (kind === 'day') return formatDay(String(value))
  if (kind === 'moment') return formatDate(String(value))
  return words?.[String(value)] ?? String(value)
}

interface ValueProps {
  field: Field
  value: unknown
  /** For no value. */
  none?: string | undefined
  className?: string | undefined
}

/** The value of a field as tables show it. */
export function RecordValue({ field, value, none = '–', className }: ValueProps): ReactNode {
  if (field.kind === 'active') return <ActiveBadge isActive={value === true} />
  const words = wordsOf(field, value)
  if (words === null) return field.kind === 'number' ? <span className="text-muted">{none}</span> : none
  if (field.kind === 'phone') return <span className="figures whitespace-nowrap">{words}</span>
  if (field.kind === 'day' || field.kind === 'moment') return <span className="whitespace-nowrap">{words}</span>
  if (field.kind === 'text' || field.kind === 'email') return <Truncated text={words} {...(className !== undefined && { className })} />
  return words
}
