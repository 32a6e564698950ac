import { expect, test } from 'vitest'
import { z } from 'zod'
import { endpoints } from '../contract/endpoints.ts'
import { mostUnits } from '../contract/fields.ts'

interface Schema {
  type?: string
  maximum?: number
  exclusiveMinimum?: number
  properties?: Record<string, Schema>
  items?: Schema
  anyOf?: Schema[]
  allOf?: Schema[]
}

/** The whole numbers of a body, by their path, without ids. */
function wholeNumbers(schema: Schema, path: string): [string, number][] {
  const parts = [...(schema.anyOf ?? []), ...(schema.allOf ?? []), ...(schema.items ? [schema.items] : [])]
  const inner = parts.flatMap((part) => wholeNumbers(part, path))
  const fields = Object.entries(schema.properties ?? {}).flatMap(([name, field]) => wholeNumbers(field, `${path}.${name}`))
  const own: [string, number][] = schema.type === 'integer' && schema.exclusiveMinimum !== 0 ? [[path, schema.maximum ?? Infinity]] : []
  return [...own, ...inner, ...fields]
}

/** Names all that an item has; what it changes by has the limit (set-stock.sql). */
const wholeOnHand = 'PUT /api/inventory/:id.quantity'

test('no call takes a quantity of more than a million', () => {
  const found = endpoints.flatMap((endpoint) => {
    const { body } = endpoint as { body?: { kind: string; schema?: z.ZodType } }
    if (!body?.schema) return []
    const schema = z.toJSONSchema(body.schema, { io: 'input', unrepresentable: 'any' }) as Schema
    return wholeNumbers(schema, `${endpoint.method} ${endpoint.path}`)
  })
  expect(found.length).toBeGreaterThan(40)
  expect(found.filter(([path, most]) => most > mostUnits && path !== wholeOnHand).map(([path, most]) => `${path} ${most}`)).toEqual([])
})
