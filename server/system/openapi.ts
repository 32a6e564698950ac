import { z } from 'zod'
import type { EndpointDefinition } from '../../contract/endpoint.ts'
import { endpoints } from '../../contract/endpoints.ts'
import { problem } from '../../contract/fields.ts'
import type { AnswerFormat } from '../../contract/formats.ts'
import { permissions } from '../../contract/permissions.ts'

type Json = Record<string, unknown>

/** OpenAPI 3.1 of every call, made from the contract alone. */
export function openApiDocument(): Json {
  const paths: Record<string, Json> = {}
  for (const endpoint of endpoints) {
    const path = endpoint.path.replace(/:(\w+)/g, '{$1}')
    paths[path] = { ...paths[path], [endpoint.method.toLowerCase()]: operation(endpoint) }
  }
  return {
    openapi: '3.1.0',
    info: { title: 'Tallyhouse', version: '1', description: 'Sign in with POST /api/login; the session cookie goes with every call.' },
    paths,
    components: {
      securitySchemes: { session: { type: 'apiKey', in: 'cookie', name: 'tallyhouse' } },
      schemas: { Problem: schemaOf(problem, 'output') },
    },
  }
}

function operation(endpoint: EndpointDefinition): Json {
  const success = String(endpoint.status ?? 200)
  return {
    summary: endpoint.summary,
    tags: [endpoint.path.split('/')[2]],
    ...(endpoint.allow !== 'anyone' && {
      security: [{ session: [] }],
      description: `Roles: ${permissions[endpoint.allow].roles.join(', ')}.`,
    }),
    parameters: [...parameters(endpoint.params, 'path'), ...parameters(endpoint.query, 'query'), ...headers(endpoint)],
    ...(endpoint.body && {
      requestBody: { required: true, content: { 'application/json': { schema: schemaOf(endpoint.body.schema, 'input') } } },
    }),
    responses: {
      [success]: {
        description: endpoint.status === 204 ? 'Done; no content' : endpoint.status === 302 ? 'Leads to a screen' : 'Done',
        ...(endpoint.answer && { content: contentOf(endpoint.answer) }),
      },
      default: {
        description: 'Turned down',
        content: { 'application/problem+json': { schema: { $ref: '#/components/schemas/Problem' } } },
      },
    },
  }
}

function contentOf(answer: AnswerFormat): Json {
  if (answer.kind === 'json') return { 'application/json': { schema: schemaOf(answer.schema, 'output') } }
  if (answer.kind === 'list') return { 'application/json': { schema: { type: 'array', items: schemaOf(answer.row, 'output') } } }
  return { [answer.mediaType]: {} }
}

function parameters(schema: z.ZodObject | undefined, place: 'path' | 'query'): Json[] {
  if (!schema) return []
  return Object.entries(schema.shape).map(([name, field]) => ({
    name,
    in: place,
    required: place === 'path' || !z.safeParse(field, undefined).success,
    schema: schemaOf(field, 'output'),
  }))
}

function headers({ method, allow, versioned }: EndpointDefinition): Json[] {
  if (method === 'GET' || allow === 'anyone') return []
  const header = (name: string, description: string) => ({ name, in: 'header', required: false, description, schema: { type: 'string' } })
  const once = header('Idempotency-Key', 'Repeats of a call with the same key and body answer the first result, for 24 hours.')
  const ifMatch = header('If-Match', 'The ETag of what was read; 412 when it changed since.')
  return versioned ? [once, ifMatch] : [once]
}

function schemaOf(schema: z.core.$ZodType, io: 'input' | 'output'): Json {
  const { $schema, ...rest } = z.toJSONSchema(schema, { io, unrepresentable: 'any' })
  return rest
}
