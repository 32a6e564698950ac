import type { EndpointDefinition } from '../../../contract/endpoint.ts'
import type { Json } from './openapi-schemas.ts'
import type { SchemaExamples } from './schema-example.ts'

/** An operation of the description with an example request and response, also as a line for the shell. */
export function withExamples(operation: Json, endpoint: EndpointDefinition, examples: SchemaExamples): Json {
  const { requestBody, responses, parameters, description } = operation as unknown as Written
  const sent = jsonOf(requestBody)
  if (sent) sent.example = examples.of(sent.schema)
  const answered = jsonOf(responses[String(endpoint.status ?? 200)])
  if (answered) answered.example = examples.of(answered.schema)
  for (const parameter of parameters) {
    if (parameter.in === 'path') parameter.example = examples.of(parameter.schema, parameter.name)
  }
  const line = curl(endpoint, parameters, sent?.example, examples)
  return { ...operation, description: [description, `\`\`\`\n${line}\n\`\`\``].filter(Boolean).join('\n\n') }
}

interface Content {
  schema: Json
  example?: unknown
}
interface WithContent {
  content?: Record<string, Content>
}
interface Parameter {
  name: string
  in: 'path' | 'query'
  required: boolean
  schema: Json
  example?: unknown
}
interface Written {
  description?: string
  requestBody?: WithContent
  responses: Record<string, WithContent>
  parameters: Parameter[]
}

function jsonOf(sent: WithContent | undefined): Content | undefined {
  return sent?.content?.['application/json']
}

const signsIn = new Set(['/api/login', '/api/register'])

function curl(endpoint: EndpointDefinition, parameters: Parameter[], body: unknown, examples: SchemaExamples): string {
  const { method, path, allow, versioned, answer } = endpoint
  const options = [
    ...(method === 'POST' && signsIn.has(path) ? ['-c cookies.txt'] : allow === 'anyone' ? [] : ['-b cookies.txt']),
    ...(answer?.kind === 'stream' ? ['-N'] : []),
    ...(answer && ['csv', 'xlsx', 'pdf', 'file'].includes(answer.kind) ? ['-OJ'] : []),
  ]
  const ids = new Map(parameters.filter((one) => one.in === 'path').map(({ name, example }) => [name, String(example)]))
  const address = path.replace(/:(\w+)/g, (_, name) => encodeURIComponent(ids.get(name) ?? ''))
  const parts = [
    ['curl', ...options, `"$TALLYHOUSE${address}${queryOf(endpoint, parameters, examples)}"`].join(' '),
    ...(method === 'GET' || (method === 'POST' && endpoint.body) ? [] : [`-X ${method}`]),
    ...(versioned ? [`-H 'If-Match: "${versioned === 'version' ? '1' : '1.48'}"'`] : []),
    ...sentBody(endpoint, body),
  ]
  return parts.join(' \\\n  ')
}

/** The query of an example: one page of a list; otherwise only what can't be left out. */
function queryOf({ answer, query }: EndpointDefinition, parameters: Parameter[], examples: SchemaExamples): string {
  const required = parameters.filter((one) => one.in === 'query' && one.required)
  const pairs = required.map(({ name, schema }) => [name, String(examples.of(schema, name))])
  if (answer?.kind === 'list' && query && 'limit' in query.shape) pairs.push(['limit', '25'])
  return pairs.length === 0 ? '' : `?${new URLSearchParams(pairs)}`
}

function sentBody({ body }: EndpointDefinition, example: unknown): string[] {
  if (!body) return []
  if (body.kind !== 'json') return [`-H 'Content-Type: ${body.mediaTypes[0]}'`, '--data-binary @file']
  return ["-H 'Content-Type: application/json'", `-d '${JSON.stringify(example).replaceAll("'", `'\\''`)}'`]
}
