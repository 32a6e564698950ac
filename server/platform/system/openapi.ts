import { z } from 'zod'
import type { EndpointDefinition } from '../../../contract/endpoint.ts'
import { endpointGroups } from '../../../contract/endpoints.ts'
import type { BodyFormat } from '../../../contract/formats.ts'
import { fieldsInUrl } from '../../../contract/list-query.ts'
import { type Action, permissions } from '../../../contract/permissions.ts'
import { groupDescriptions, introduction } from './api-introduction.ts'
import { withExamples } from './call-examples.ts'
import { responsesOf, sharedResponses } from './openapi-responses.ts'
import { type Json, SchemaComponents } from './openapi-schemas.ts'
import { SchemaExamples } from './schema-example.ts'

/** OpenAPI 3.1 of every call, made only from the contract. */
export function openApiDocument(groups = endpointGroups): Json {
  const schemas = new SchemaComponents()
  const examples = new SchemaExamples(schemas.schemas)
  const shared = sharedResponses(schemas)
  const paths: Record<string, Json> = {}
  for (const [group, calls] of Object.entries(groups)) {
    for (const [key, endpoint] of Object.entries(calls)) {
      const path = endpoint.path.replace(/:(\w+)/g, '{$1}')
      paths[path] = {
        ...paths[path],
        [endpoint.method.toLowerCase()]: withExamples(operation(group, key, endpoint, schemas), endpoint, examples),
      }
    }
  }
  return {
    openapi: '3.1.0',
    info: { title: 'Tallyhouse', version: '1', description: introduction },
    tags: Object.keys(groups).map((name) => ({ name, ...(groupDescriptions[name] && { description: groupDescriptions[name] }) })),
    paths,
    components: {
      securitySchemes: { session: { type: 'apiKey', in: 'cookie', name: 'tallyhouse' } },
      schemas: sorted(schemas.schemas),
      parameters,
      ...shared,
    },
  }
}

const parameters = {
  IdempotencyKey: header('Idempotency-Key', 'Repeats of a call with the same key and body answer the first result, for 24 hours.'),
  Fields: {
    name: 'fields',
    in: 'query',
    required: false,
    description:
      'Only these fields of the rows: their names separated by commas, in any order, each once. Without it rows have all their fields.',
    schema: { type: 'string', example: 'id' },
  },
  IfMatch: header('If-Match', 'The ETag of the row as it was read; 412 when it has changed since.'),
}

function header(name: string, text: string): Json {
  return { name, in: 'header', required: false, description: text, schema: { type: 'string' } }
}

function operation(group: string, key: string, endpoint: EndpointDefinition, schemas: SchemaComponents): Json {
  const { allow, body, params, query, summary } = endpoint
  return {
    operationId: group + key.charAt(0).toUpperCase() + key.slice(1),
    summary,
    tags: [group],
    ...(allow !== 'anyone' && { description: whoMay(allow), 'x-permission': allow, security: [{ session: [] }] }),
    parameters: [...parametersIn('path', params, schemas), ...parametersIn('query', query, schemas), ...headersOf(endpoint)],
    ...(body && { requestBody: { required: true, content: contentSent(body, schemas) } }),
    responses: responsesOf(endpoint, schemas),
  }
}

function contentSent(body: BodyFormat, schemas: SchemaComponents): Json {
  if (body.kind === 'json') return { 'application/json': { schema: schemas.write(body.schema, 'input') } }
  return Object.fromEntries(body.mediaTypes.map((mediaType) => [mediaType, { schema: { type: 'string', format: 'binary' } }]))
}

/** 'For administrators, managers and customers with full portal access.' */
function whoMay(action: Action): string {
  const { roles, viewOnly } = permissions[action]
  const people = {
    admin: 'administrators',
    manager: 'managers',
    worker: 'floor workers',
    accountant: 'accountants',
    customer: viewOnly ? 'customers' : 'customers with full portal access',
  }
  return `For ${listed.format(roles.map((role) => people[role]))}.`
}
const listed = new Intl.ListFormat('en-GB')

function parametersIn(place: 'path' | 'query', fields: z.ZodObject | undefined, schemas: SchemaComponents): Json[] {
  return Object.entries(fields?.shape ?? {}).map(([name, field]) => {
    if (field === fieldsInUrl) return { $ref: '#/components/parameters/Fields' }
    // Numbers are coerced from text, so what the server makes of a parameter is what is meant.
    const schema = schemas.write(field, 'output')
    return {
      name,
      in: place,
      required: place === 'path' || !z.safeParse(field, undefined).success,
      ...(schema.type === 'array' && { style: 'form', explode: true }),
      schema,
    }
  })
}

function headersOf({ method, allow, versioned }: EndpointDefinition): Json[] {
  const names = [...(method === 'GET' || allow === 'anyone' ? [] : ['IdempotencyKey']), ...(versioned ? ['IfMatch'] : [])]
  return names.map((name) => ({ $ref: `#/components/parameters/${name}` }))
}

function sorted(schemas: Record<string, Json>): Json {
  return Object.fromEntries(Object.entries(schemas).sort(([a], [b]) => (a < b ? -1 : 1)))
}
