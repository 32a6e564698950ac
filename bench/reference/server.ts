import { createHash } from 'node:crypto'
import { createServer, type IncomingMessage } from 'node:http'
import { Pool } from 'pg'

/*
 * What the five operations cost without a product around them: node:http and one prepared call for each, on tables of its own. It answers
 * the calls of the screens, looks their session up as the product does (remembered for five seconds), and writes the rows that the product
 * has to write. It checks no input, no role and no right to a row, encrypts no stored response and sends no live events. Rows of a page
 * become objects and then JSON, as in most servers; what a write answers is made in the database, as the key stores it there.
 */
const pool = new Pool({ connectionString: process.env.DATABASE_URL, max: 4, min: 4, options: '-c plan_cache_mode=force_generic_plan' })
const rememberedFor = 5_000

interface User {
  id: number
  name: string
  role: string
  customer_id: number | null
}

interface Session {
  user: User
  lookedUpAt: number
}

interface Answer {
  status?: number
  body: string
  headers?: Record<string, string | number>
}

interface Call {
  user: User
  id: number
  query: URLSearchParams
  text: string
  key: string | undefined
  url: string
}

const statements = {
  session: 'select u.* from sessions s join users u on u.id = s.user_id where s.token_hash = $1::bytea and s.expires_at > now()',
  inventory: `select i.*, (select count(*) from (select from items where customer_id = $1::integer limit 10001) counted)::integer as total
    from item_answers i where i."customerId" = $1::integer order by i.sku limit 50`,
  orders: `select o.*, (select count(*) from (select from orders where status = $1::text limit 10001) counted)::integer as total
    from order_answers o where o.status = $1::text order by o."createdAt" desc, o.id desc limit 50`,
  create: 'select create_order(u, $2::text, $3::bytea, $4::integer, $5::jsonb) as answer from users u where u.id = $1::integer',
  adjust: 'select adjust_item(u, $2::text, $3::bytea, $4::integer, $5::jsonb) as answer from users u where u.id = $1::integer',
  export: 'select export_order(u, $2::integer, $3::jsonb) as answer from users u where u.id = $1::integer',
}

async function run<Row extends object>(name: keyof typeof statements, values: unknown[]): Promise<Row[]> {
  return (await pool.query<Row>({ name, text: statements[name], values })).rows
}

const sessions = new Map<string, Session>()

async function findUser(request: IncomingMessage): Promise<User | null> {
  const token = /(?:^|; )tallyhouse=([^;]+)/.exec(request.headers.cookie ?? '')?.[1]
  if (token === undefined) return null
  const hash = createHash('sha256').update(token).digest()
  const place = hash.toString('base64')
  const known = sessions.get(place)
  if (known && Date.now() - known.lookedUpAt < rememberedFor) return known.user
  const [user] = await run<User>('session', [hash])
  if (user) sessions.set(place, { user, lookedUpAt: Date.now() })
  return user ?? null
}

async function page(name: 'inventory' | 'orders', filter: unknown): Promise<Answer> {
  const rows = await run<{ total: number }>(name, [filter])
  return { body: JSON.stringify(rows), headers: { 'x-total-count': rows[0]?.total ?? 0 } }
}

async function write(name: 'create' | 'adjust' | 'export', values: unknown[], status = 200): Promise<Answer> {
  const [row] = await run<{ answer: string }>(name, values)
  return { status, body: row?.answer ?? '' }
}

/** Name of the stored response and hash of the call, as the product keeps them. */
function keyOf({ key = '', url, text }: Call): [string, Buffer] {
  return [createHash('sha256').update(key).digest('base64url'), createHash('sha256').update(`POST ${url}\n${text}`).digest()]
}

const answers: Record<string, (call: Call) => Promise<Answer>> = {
  'GET /api/inventory': ({ user, query }) => page('inventory', user.customer_id ?? query.get('customerId')),
  'GET /api/orders': ({ query }) => page('orders', query.get('status')),
  'POST /api/orders': (call) => {
    const { customerId } = JSON.parse(call.text) as { customerId: number }
    return write('create', [call.user.id, ...keyOf(call), call.user.customer_id ?? customerId, call.text], 201)
  },
  'POST /api/inventory/:id/adjust': (call) => write('adjust', [call.user.id, ...keyOf(call), call.id, call.text]),
  'PATCH /api/orders/:id/tracking': ({ user, id, text }) => write('export', [user.id, id, text]),
}

async function answer(request: IncomingMessage): Promise<Answer> {
  const { url = '', method } = request
  const [path = '', query] = url.split('?', 2)
  const id = /\/(\d+)\//.exec(path)?.[1]
  const find = answers[`${method} ${id === undefined ? path : path.replace(id, ':id')}`]
  let text = ''
  for await (const chunk of request) text += chunk
  const user = await findUser(request)
  if (!find) return { status: 404, body: '' }
  if (!user) return { status: 401, body: '' }
  return find({ user, id: Number(id), query: new URLSearchParams(query), text, key: request.headers['idempotency-key']?.toString(), url })
}

createServer(async (request, response) => {
  const failed = (error: unknown): Answer => ({ status: 500, body: JSON.stringify({ error: String(error) }) })
  const { status = 200, body, headers } = await answer(request).catch(failed)
  response.writeHead(status, { 'content-type': 'application/json', 'content-length': Buffer.byteLength(body), ...headers }).end(body)
}).listen(Number(process.env.PORT), '127.0.0.1')
