import { expect, test } from 'vitest'
import type { z } from 'zod'
import type { EndpointDefinition } from '../../../contract/endpoint.ts'
import { endpointGroups } from '../../../contract/endpoints.ts'
import { problem } from '../../../contract/fields.ts'
import { receiptsEndpoints } from '../../../contract/goods-in/receipts/receipts.ts'
import { ordersEndpoints } from '../../../contract/goods-out/orders/orders.ts'
import { customersEndpoints } from '../../../contract/people/customers/customers.ts'
import { problems } from '../../../contract/problems.ts'
import { categoriesEndpoints } from '../../../contract/stock/categories/categories.ts'
import { inventoryEndpoints } from '../../../contract/stock/inventory/inventory.ts'
import { locationsEndpoints } from '../../../contract/stock/locations/locations.ts'
import { openTestApp } from '../../../tests/support/test-app.ts'
import { openApiDocument } from './openapi.ts'

interface WithContent {
  content?: Record<string, { example?: unknown }>
}
interface Operation {
  description: string
  requestBody?: WithContent
  responses: Record<string, WithContent>
  parameters: { name: string; in: string; example?: unknown }[]
}
interface Document {
  tags: { name: string; description?: string }[]
  paths: Record<string, Record<string, Operation>>
  components: { responses: Record<string, WithContent> }
}

const document = openApiDocument() as unknown as Document
const calls = Object.entries(endpointGroups).flatMap(([group, endpoints]) =>
  Object.entries(endpoints).map(([key, endpoint]) => ({ name: `${group}.${key}`, endpoint, operation: operationOf(endpoint) })),
)

function operationOf({ method, path }: EndpointDefinition): Operation {
  const found = document.paths[path.replace(/:(\w+)/g, '{$1}')]?.[method.toLowerCase()]
  if (!found) throw new Error(`No operation ${method} ${path}`)
  return found
}

function exampleIn(sent: WithContent | undefined): unknown {
  return sent?.content?.['application/json']?.example
}

/** Why the schema rejects the example; empty when it doesn't. */
function wrong(schema: z.ZodType, example: unknown): string[] {
  const { error } = schema.safeParse(example)
  return (error?.issues ?? []).map(({ path, message }) => `${path.join('.')}: ${message}`)
}

test('every body in the description is one that its call accepts', () => {
  const sent = calls.flatMap(({ name, endpoint: { body }, operation }) =>
    body?.kind === 'json' ? [{ name, wrong: wrong(body.schema, exampleIn(operation.requestBody)) }] : [],
  )
  expect(sent.length).toBeGreaterThan(60)
  expect(sent.filter((one) => one.wrong.length > 0)).toEqual([])
})

test('every JSON answer in the description is one that its call may give', () => {
  const answered = calls.flatMap(({ name, endpoint: { answer, status = 200 }, operation }) => {
    const example = exampleIn(operation.responses[status])
    if (answer?.kind === 'list') return [{ name, wrong: wrong(answer.row.array().min(1), example) }]
    return answer?.kind === 'json' ? [{ name, wrong: wrong(answer.schema, example) }] : []
  })
  expect(answered.length).toBeGreaterThan(150)
  expect(answered.filter((one) => one.wrong.length > 0)).toEqual([])
})

test('no example has a text that says nothing', () => {
  const placeholders = calls.flatMap(({ name, endpoint, operation }) => {
    const text = JSON.stringify([exampleIn(operation.requestBody), exampleIn(operation.responses[endpoint.status ?? 200])])
    return [...text.matchAll(/"(\w+)":"Text"/g)].map(([, field]) => `${name}: ${field}`)
  })
  expect(placeholders).toEqual([])
})

test('every problem in the description is one of the catalogue', () => {
  for (const { content } of Object.values(document.components.responses)) {
    const example = problem.parse(content?.['application/problem+json']?.example)
    expect(problems).toHaveProperty([example.code, 'status'], example.status)
  }
})

test('every call has a line for the shell, and every group says what it is about', () => {
  for (const { name, endpoint, operation } of calls) {
    const line = operation.description.match(/```\n(curl [\s\S]*)\n```$/)?.[1] ?? ''
    expect(line, name).toMatch(/"\$TALLYHOUSE\/api\/[^:"]*"/)
    if (endpoint.body?.kind === 'json') {
      const body = line.match(/-d '([\s\S]*)'$/)?.[1]?.replaceAll("'\\''", "'") ?? ''
      expect(JSON.parse(body), name).toEqual(exampleIn(operation.requestBody))
    }
  }
  expect(document.tags.filter(({ description }) => !/^[A-Z].*\.$/.test(description ?? ''))).toEqual([])
})

test('a warehouse is filled by the examples alone, one after the other', async () => {
  // Opened here: while the other tests work without a pause, a server takes itself for busy.
  await using it = await openTestApp()
  const admin = it.as('admin')
  const send = (endpoint: EndpointDefinition) =>
    admin.request(endpoint.method, endpoint.path, { body: exampleIn(operationOf(endpoint).requestBody) })
  for (const endpoint of [
    locationsEndpoints.create,
    categoriesEndpoints.create,
    customersEndpoints.create,
    inventoryEndpoints.create,
    receiptsEndpoints.create,
    ordersEndpoints.create,
  ]) {
    const { status, text } = await send(endpoint)
    expect(status, `${endpoint.path}: ${text}`).toBe(201)
  }
})
