import { createServer, type IncomingMessage } from 'node:http'
import { Pool } from 'pg'

/*
 * What the five operations cost without a product around them: node:http and one prepared call each. No sign-in, no checks of
 * input, no customers' walls, no audit, no notifications. Its rows become objects and then JSON, as most servers do it.
 */
const pool = new Pool({
  connectionString: process.env.DATABASE_URL,
  max: 4,
  min: 4,
  options: '-c plan_cache_mode=force_generic_plan',
})

const statements = {
  place: 'select place($1::integer, $2::integer[], $3::integer[], $4::jsonb) as id',
  inventory: `select a.id, a.sku, a.name, a.description, a.category, a.unit, a.cost, a.price, a.threshold, a.supplier, a.batch, a.lot,
      s.bin, s.on_hand as "onHand", s.on_hand - s.reserved as available
    from article a join shelf s on s.article_id = a.id where a.owner_id = $1::integer order by a.sku limit 50`,
  movements: `select m.id, m.owner_id as "ownerId", m.type, m.priority, m.status, m.stage, m.created_at as "createdAt", lines.items
    from (select * from movement where status = $1::text order by created_at desc, id desc limit 50) m
    cross join lateral (
      select json_agg(json_build_object('sku', l.sku, 'name', l.name, 'quantity', l.quantity) order by l.line) as items
      from movement_line l where l.movement_id = m.id
    ) lines
    order by m.created_at desc, m.id desc`,
  adjust: 'select adjust($1::integer, $2::integer, $3::text) as "onHand"',
  export: 'select export_goods($1::integer) as lines',
}

async function run(name: keyof typeof statements, values: unknown[]): Promise<unknown[]> {
  const { rows } = await pool.query({ name, text: statements[name], values })
  return rows
}

interface Sent {
  owner: number
  articles: number[]
  quantities: number[]
  address: object
  article: number
  difference: number
  reason: string
  movement: number
}

const answers: Record<string, (sent: Sent, query: URLSearchParams) => Promise<unknown>> = {
  'POST /place': ({ owner, articles, quantities, address }) => run('place', [owner, articles, quantities, JSON.stringify(address)]),
  'GET /inventory': (_, query) => run('inventory', [query.get('owner')]),
  'GET /movements': (_, query) => run('movements', [query.get('status')]),
  'POST /adjust': ({ article, difference, reason }) => run('adjust', [article, difference, reason]),
  'POST /export': ({ movement }) => run('export', [movement]),
}

async function read(request: IncomingMessage): Promise<Sent> {
  let text = ''
  for await (const chunk of request) text += chunk
  return JSON.parse(text || '{}') as Sent
}

createServer(async (request, response) => {
  const [path, query] = (request.url ?? '').split('?', 2)
  let status = 200
  let body: string
  try {
    const answer = answers[`${request.method} ${path}`]
    body = JSON.stringify(await answer?.(await read(request), new URLSearchParams(query)))
  } catch (error) {
    status = 500
    body = JSON.stringify({ error: String(error) })
  }
  response.writeHead(status, { 'content-type': 'application/json', 'content-length': Buffer.byteLength(body) }).end(body)
}).listen(Number(process.env.PORT), '127.0.0.1')
