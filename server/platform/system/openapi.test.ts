import { describe, expect, test } from 'vitest'
import { z } from 'zod'
import { endpoint } from '../../../contract/endpoint.ts'
import { endpoints } from '../../../contract/endpoints.ts'
import { csv, pdf } from '../../../contract/formats.ts'
import { openApiDocument } from './openapi.ts'

interface Parameter {
  name: string
  $ref?: string
}

interface Content {
  [mediaType: string]: { schema: Record<string, unknown> }
}

interface Operation {
  operationId: string
  parameters: Parameter[]
  requestBody?: { content: Content }
  responses: Record<string, { $ref?: string; headers?: object; content?: Content }>
}

interface Document {
  openapi: string
  paths: Record<string, Record<string, Operation>>
  components: { schemas: Record<string, object>; responses: Record<string, { content: Content }> }
}

const document = openApiDocument() as unknown as Document
const operations = Object.values(document.paths).flatMap((methods) => Object.values(methods))

function operation(id: string, among = operations): Operation {
  const found = among.find(({ operationId }) => operationId === id)
  if (!found) throw new Error(`No operation ${id}`)
  return found
}

test('every call is described once', () => {
  const described = Object.entries(document.paths).flatMap(([path, methods]) =>
    Object.keys(methods).map((method) => `${method.toUpperCase()} ${path}`),
  )
  expect(described.toSorted()).toEqual(endpoints.map(({ method, path }) => `${method} ${path.replace(/:(\w+)/g, '{$1}')}`).toSorted())
  expect(document.openapi).toMatch(/^3\.1/)
})

test('each call has a unique id that is an identifier in any language', () => {
  const ids = operations.map(({ operationId }) => operationId)
  expect(new Set(ids).size).toBe(ids.length)
  expect(ids.filter((id) => !/^[a-z][A-Za-z0-9]+$/.test(id))).toEqual([])
  expect(ids).toEqual(expect.arrayContaining(['ordersCancel', 'inventoryList', 'authSignIn']))
})

describe('schemas', () => {
  /** Answers whose form says nothing that a name would. */
  const unnamed = ['systemHealth', 'systemOpenapi']

  test('every body, row and answer has a name, with listed exceptions', () => {
    const jsonOf = (content?: Content) => content?.['application/json']?.schema
    const used = operations.flatMap(({ operationId, requestBody, responses }) =>
      [jsonOf(requestBody?.content), ...Object.values(responses).map(({ content }) => jsonOf(content))].map((schema) => ({
        operationId,
        schema,
      })),
    )
    const inline = used.filter(({ schema }) => schema && !isNamed(schema)).map(({ operationId }) => operationId)
    expect(inline).toEqual(unnamed)
  })

  test('every reference resolves', () => {
    const names = [...JSON.stringify(document).matchAll(/"\$ref":"#\/components\/(\w+)\/([\w-]+)"/g)]
    expect(names.length).toBeGreaterThan(200)
    for (const [, kind, name] of names) expect(document.components).toHaveProperty([String(kind), String(name)])
    expect(JSON.stringify(document)).not.toMatch(/\$defs|undefined/)
  })

  test('request and response schemas differ for defaults and blanks', () => {
    expect(document.components.schemas).toMatchObject({
      NewOrder: { required: ['items'], properties: { items: { items: { $ref: ref('OrderLine') } } } },
      Order: {
        required: expect.arrayContaining(['type', 'priority', 'items']),
        properties: { billingAddress: { $ref: ref('Address') }, trackingHistory: { items: { $ref: ref('TrackingEntry') } } },
      },
    })
    expect(document.components.schemas.OrderChange).not.toHaveProperty('required')
  })

  test('what is required of several fields together is said in words', () => {
    expect(document.components.schemas).toMatchObject({
      NewProofOfDelivery: { description: 'Capture a signature, or upload the signed document as a PDF file.' },
      ShipmentChange: { description: expect.stringContaining('Send either a status or an estimated delivery.') },
    })
  })
})

/** Named itself, or a list of what is named, or either of that and null. */
function isNamed(schema: Record<string, unknown>): boolean {
  if (schema.type === 'array') return isNamed(schema.items as Record<string, unknown>)
  if (Array.isArray(schema.anyOf)) return schema.anyOf.every((one) => one.type === 'null' || isNamed(one))
  return '$ref' in schema
}

function ref(name: string): string {
  return `#/components/schemas/${name}`
}

describe('calls', () => {
  test('a change of a row lists its permissions, headers and error responses', () => {
    const cancel = operation('ordersCancel')
    expect(cancel).toMatchObject({
      tags: ['orders'],
      'x-permission': 'orders.cancel',
      description: expect.stringMatching(/^For administrators, managers and customers with full portal access\.\n/),
      security: [{ session: [] }],
      parameters: [
        { name: 'id', in: 'path', required: true },
        { $ref: '#/components/parameters/IdempotencyKey' },
        { $ref: '#/components/parameters/IfMatch' },
      ],
      requestBody: { content: { 'application/json': { schema: { $ref: ref('OrderCancellation') } } } },
      responses: { 200: { headers: { ETag: {} }, content: { 'application/json': { schema: { $ref: ref('Order') } } } } },
    })
    expect(Object.keys(cancel.responses).map(Number)).toEqual([200, 400, 401, 403, 404, 409, 412, 413, 415, 422, 429, 500, 503, 507])
    expect(document.components.responses.Conflict?.content).toMatchObject({
      'application/problem+json': { schema: { $ref: ref('Problem') } },
    })
  })

  test('a list documents its total and next-page headers', () => {
    const orders = operation('ordersList')
    expect(orders).toMatchObject({
      parameters: expect.arrayContaining([expect.objectContaining({ name: 'limit', in: 'query', required: false })]),
      responses: {
        200: {
          headers: { 'X-Total-Count': {}, Link: {} },
          content: { 'application/json': { schema: { type: 'array', items: { $ref: ref('Order') } } } },
        },
      },
    })
    expect(Object.keys(orders.responses).map(Number)).toEqual([200, 400, 401, 429, 500, 503])
  })

  test('files, redirects, pages and streams have their content types', () => {
    const export_ = { method: 'GET', summary: 'A file', allow: 'inventory.read', shows: [] } as const
    const made = openApiDocument({
      files: {
        table: endpoint({ ...export_, path: '/api/inventory.csv', answer: csv() }),
        print: endpoint({ ...export_, path: '/api/inventory.pdf', answer: pdf() }),
      },
    }) as unknown as Document
    expect(made.paths['/api/inventory.csv']?.get?.responses[200]).toMatchObject({
      headers: { 'Content-Disposition': {} },
      content: { 'text/csv': { schema: { type: 'string' } } },
    })
    expect(made.paths['/api/inventory.pdf']?.get?.responses[200]?.content).toEqual({
      'application/pdf': { schema: { type: 'string', format: 'binary' } },
    })
    expect(operation('authSignInPage').responses[302]).toMatchObject({ headers: { Location: {} } })
    expect(operation('systemDocs').responses[200]).toMatchObject({ content: { 'text/html': {} } })
    expect(operation('systemEvents').responses[200]).toMatchObject({ content: { 'text/event-stream': {} } })
  })

  test('a filter that takes several values is repeated', () => {
    const made = openApiDocument({
      orders: {
        list: endpoint({
          method: 'GET',
          path: '/api/orders',
          summary: 'Movements',
          allow: 'orders.read',
          query: z.object({ status: z.array(z.enum(['pending', 'picking'])).optional() }),
          shows: [],
        }),
      },
    }) as unknown as Document
    expect(made.paths['/api/orders']?.get?.parameters).toMatchObject([
      { name: 'status', in: 'query', required: false, style: 'form', explode: true, schema: { type: 'array', items: { type: 'string' } } },
    ])
  })
})
