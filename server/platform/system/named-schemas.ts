import { z } from 'zod'
import { records, titleOf } from '../../../contract/records.ts'
import { goodsSchemas } from './named-goods-schemas.ts'
import { officeSchemas } from './named-office-schemas.ts'

type NamedTwice = keyof typeof goodsSchemas & keyof typeof officeSchemas
/** A name that stands in both files doesn't compile, as one schema would hide the other. */
const named: [NamedTwice] extends [never] ? Record<string, z.ZodType> : never = { ...goodsSchemas, ...officeSchemas }

/**
 * What API clients call the types that calls take and answer. A body or row that isn't here is written where it is used.
 * This is the form in which zod looks the names up while it writes JSON Schema.
 */
export const schemaNames = z.registry<{ id: string }>()
for (const [id, schema] of Object.entries(named)) schemaNames.add(schema, { id })
for (const record of records) {
  const title = titleOf(record)
  schemaNames
    .add(record.row, { id: title })
    .add(record.created, { id: `New${title}` })
    .add(record.changed, { id: `${title}Change` })
}
