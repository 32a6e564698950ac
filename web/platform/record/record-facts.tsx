import type { ReactNode } from 'react'
import type { z } from 'zod'
import type { AnyRecord } from '../../../contract/record.ts'
import type { Field } from '../../../contract/record-fields.ts'
import { wordsOf } from './record-value.tsx'

/** Fields of a record as facts of its page, in this order. `none` are the words for no value: `{ zone: 'None' }`. */
export function factsOf<R extends AnyRecord, const Name extends keyof R['fields'] & string>(
  { fields }: R,
  row: z.output<R['row']>,
  names: readonly Name[],
  none: { [N in Name]?: string } = {},
) {
  return names.map((name) => {
    const field = fields[name] as Field
    return { label: field.label, value: factOf(field, row[name], none[name]) }
  })
}

const addresses = { email: 'mailto:', phone: 'tel:' } as const

function factOf(field: Field, value: unknown, none: string | undefined): ReactNode {
  const words = wordsOf(field, value)
  if (field.kind !== 'email' && field.kind !== 'phone') return words ?? none ?? '–'
  if (words === null) return none ?? `No ${field.label.toLowerCase()}`
  return <a href={`${addresses[field.kind]}${words}`}>{words}</a>
}
