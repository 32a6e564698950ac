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

function override({ jsonSchema }: { jsonSchema: z.core.JSONSchema.BaseSchema }): void {
  // A later version may answer further fields, and undeclared ones that are sent are dropped.
  if (jsonSchema.additionalProperties === false) delete jsonSchema.additionalProperties
  // The format says the same in a word.
  if (jsonSchema.format) delete jsonSchema.pattern
}

function referringToComponents(schema: object): Json {
  return JSON.parse(JSON.stringify(schema).replaceAll('"$ref":"#/$defs/', '"$ref":"#/components/schemas/'))
}
