import { z } from 'zod'
import type { EndpointDefinition } from '../../contract/endpoint.ts'
import type { Role } from '../../contract/roles.ts'
import { type Withheld, withheldFrom } from '../../contract/withheld.ts'

/** The paths of the fields that a call answers to a role, as 'items.sku'; none for files and streams. */
export function fieldsOfAnswers({ answer }: EndpointDefinition, role: Role): string[] {
  if (answer?.kind !== 'json' && answer?.kind !== 'list') return []
  const schema = answer.kind === 'json' ? answer.schema : answer.row
  return [...new Set(pathsIn(schema, withheldFrom(role, schema)))]
}

function pathsIn(schema: z.ZodType, withheld: Withheld): string[] {
  if (schema instanceof z.ZodObject)
    return Object.entries(schema.shape as Record<string, z.ZodType>).flatMap(([name, part]) => {
      const of = withheld[name]
      if (of === true) return []
      const within = pathsIn(part, of ?? {})
      return within.length === 0 ? [name] : within.map((path) => `${name}.${path}`)
    })
  return partsOf(schema).flatMap((part) => pathsIn(part, withheld))
}

function partsOf(schema: z.ZodType): z.ZodType[] {
  if (schema instanceof z.ZodArray) return [schema.element as z.ZodType]
  if (schema instanceof z.ZodRecord) return []
  if (schema instanceof z.ZodUnion) return schema.options as z.ZodType[]
  if (schema instanceof z.ZodPipe) return [schema.out as z.ZodType]
  if (schema instanceof z.ZodNullable || schema instanceof z.ZodOptional || schema instanceof z.ZodDefault)
    return [schema.unwrap() as z.ZodType]
  return []
}
