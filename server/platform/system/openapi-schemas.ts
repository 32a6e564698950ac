import { isDeepStrictEqual } from 'node:util'
import { z } from 'zod'
import { schemaNames } from './named-schemas.ts'

export type Json = Record<string, unknown>

/** What a caller sends, or what the server makes of it and answers. */
type Form = 'input' | 'output'

/** Writes zod schemas as JSON Schema. What has a name is written once, under `schemas`, and referred to elsewhere. */
export class SchemaComponents {
  readonly schemas: Record<string, Json> = {}

  write(schema: z.core.$ZodType, form: Form): Json {
    const {
      $schema: _,
      $defs = {},
      ...written
    } = z.toJSONSchema(schema, { io: form, metadata: schemaNames, unrepresentable: 'any', override })
    for (const [name, definition] of Object.entries($defs)) this.#add(name, referringToComponents(definition))
    return referringToComponents(written)
  }

  #add(name: string, definition: Json): void {
    const known = this.schemas[name]
    if (known && !isDeepStrictEqual(known, definition)) throw new Error(`${name} is sent in one form and answered in another: name both.`)
    this.schemas[name] = definition
  }
}

function override({ zodSchema, jsonSchema }: { zodSchema: z.core.$ZodType; jsonSchema: z.core.JSONSchema.BaseSchema }): void {
  // A later version may answer further fields, and undeclared ones that are sent are dropped.
  if (jsonSchema.additionalProperties === false) delete jsonSchema.additionalProperties
  // The format says the same in a word.
  if (jsonSchema.format) delete jsonSchema.pattern
  const rules = rulesAcrossFields(zodSchema)
  if (rules.length > 0) jsonSchema.description = [jsonSchema.description, ...rules].filter(Boolean).join(' ')
}

/** What is required of several fields together, for which JSON Schema has no words, in the sentences with which it is refused. */
function rulesAcrossFields({ _zod: { def } }: z.core.$ZodType): string[] {
  if (def.type !== 'object') return []
  return (def.checks ?? []).flatMap(({ _zod: { def: check } }) => {
    const { error } = check as z.core.$ZodCustomDef
    const message = check.check === 'custom' && error?.({ code: 'custom', input: undefined } as z.core.$ZodRawIssue)
    // What doesn't begin as a sentence is about one field.
    return typeof message === 'string' && /^\p{Lu}/u.test(message) ? message : []
  })
}

function referringToComponents(schema: object): Json {
  return JSON.parse(JSON.stringify(schema).replaceAll('"$ref":"#/$defs/', '"$ref":"#/components/schemas/'))
}
