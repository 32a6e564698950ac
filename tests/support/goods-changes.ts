import type { ChangeDefinition } from '../../contract/endpoint.ts'
import { endpointGroups } from '../../contract/endpoints.ts'
import { roleMay } from '../../contract/permissions.ts'
import { findBreaches } from '../../server/stock/reconciliation/reconciliation-queries.ts'
import { system } from '../../server/viewer.ts'
import type { Goods } from './goods-states.ts'
import { goodsVerbs } from './goods-verbs.ts'
import { runImports } from './imports.ts'
import { type Reply, type TestApp, type TestPerson, urlOf } from './test-app.ts'

/** Each change of the product, as 'orders.create'. */
export const allChanges = Object.entries(endpointGroups).flatMap(([group, endpoints]) =>
  Object.entries(endpoints as Record<string, ChangeDefinition | { method: 'GET' }>).flatMap(([key, endpoint]) =>
    endpoint.method === 'GET' ? [] : [{ group, name: `${group}.${key}`, endpoint }],
  ),
)

/** One way to make a change, by one person. */
export interface GoodsChange {
  name: string
  endpoint: ChangeDefinition
  by: TestPerson
  /** Which of the ways that `goodsVerbs` lists. */
  way: number
}

/** The manager and the worker stand for all staff: an administrator may do what they may, by the same code. */
const people: readonly TestPerson[] = ['manager', 'worker', 'customer', 'admin']

function whoMay({ allow }: ChangeDefinition): TestPerson[] {
  if (allow === 'anyone') return []
  const may = people.filter((person) => roleMay(person as 'admin', allow))
  return may.includes('manager') ? may.filter((person) => person !== 'admin') : may
}

/** Each change that concerns goods, in each way and by each person who may. */
export const goodsChanges: readonly GoodsChange[] = allChanges.flatMap(({ name, endpoint }) =>
  (goodsVerbs[name] ?? []).flatMap((_, way) => whoMay(endpoint).map((by) => ({ name, endpoint, by, way }))),
)

export function labelOf({ name, by, way }: GoodsChange): string {
  return `${name} ${way + 1} by ${by}`
}

/** Makes a change of goods; undefined where they have nothing that it is about. */
export async function change(it: TestApp, goods: Goods, { name, endpoint, by, way }: GoodsChange): Promise<Reply | undefined> {
  const caller = it.as(by)
  const sent = await goodsVerbs[name]?.[way]?.(goods, it, caller)
  if (!sent) return undefined
  const reply = await caller.request(endpoint.method, urlOf(endpoint, { params: { id: 0, ...sent.params } }), { body: sent.body })
  if (name === 'imports.commit') await runImports(it)
  return reply
}

/** What breaks a rule of the books, apart from what was named before. */
export async function newlyBroken(it: TestApp, known: Set<string>): Promise<string> {
  const breaches = await it.db.read(system, findBreaches)
  const lines = breaches.flatMap(({ rule, rows }) => rows.map((row) => `${rule}: ${JSON.stringify(row)}`))
  const fresh = lines.filter((line) => !known.has(line))
  for (const line of fresh) known.add(line)
  return fresh.join('; ')
}
