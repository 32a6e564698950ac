import { sql } from 'kysely'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { system } from '../server/viewer.ts'
import { makeReceivingLocations } from './support/factories.ts'
import { allChanges, change, goodsChanges, labelOf, newlyBroken } from './support/goods-changes.ts'
import { type Goods, goodsStates } from './support/goods-states.ts'
import { goodsVerbs, groupsWithoutGoods, withoutGoods } from './support/goods-verbs.ts'
import { openTestApp, type TestApp } from './support/test-app.ts'
import { makeSite } from './support/transfer-cases.ts'

// Each change of the product on goods in each special state, by each role that may: it is refused with a sentence, or the books balance
// afterwards and people can still finish what waits for these goods, or undo the change.

test('each change names what it does to goods, or that it touches none', () => {
  const concerned = allChanges.filter(({ group }) => !groupsWithoutGoods.includes(group)).map(({ name }) => name)
  expect([...Object.keys(goodsVerbs), ...withoutGoods].sort()).toEqual(concerned.sort())
})

let it: TestApp
beforeAll(async () => {
  it = await openTestApp()
  await makeSite(it)
  await makeReceivingLocations(it)
})
afterAll(() => it.close())

describe.each(Object.entries(goodsStates))('goods %s', { timeout: 240_000 }, (_state, make) => {
  test('stay true whatever is done with them', async () => {
    const wrong: string[] = []
    let goods = await make(it)
    for (const each of goodsChanges) {
      const since = await newestAct()
      const reply = await change(it, goods, each)
      if (!reply) continue
      if (reply.status >= 500) wrong.push(`${labelOf(each)} answered ${reply.status}: ${reply.text}`)
      // Refused goods are as they were.
      if (reply.status >= 400 && since === (await newestAct())) continue
      wrong.push(...(await whatIsWrong(goods, { since, label: labelOf(each) })))
      goods = await make(it)
    }
    wrong.push(...(await whatIsWrong(goods, { since: await newestAct(), label: 'nothing' })))
    expect(wrong).toEqual([])
  })
})

const known = new Set<string>()

/** Broken rules of the books, and a flow that can neither be finished nor be finished once the change was undone. */
async function whatIsWrong(goods: Goods, { since, label }: { since: number; label: string }): Promise<string[]> {
  const broken = await newlyBroken(it, known)
  if (broken) return [`${label} breaks the books: ${broken}`]
  const first = await problemOf(goods.finish)
  if (first) await undoSince(since)
  const second = first && (await problemOf(goods.finish))
  const left = await newlyBroken(it, known)
  return [
    ...(second ? [`${label}: what waits for the goods can't be finished (${first}), nor once it was undone (${second})`] : []),
    ...(left ? [`${label}: finishing breaks the books: ${left}`] : []),
  ]
}

async function problemOf(work: () => Promise<void>): Promise<string | undefined> {
  try {
    await work()
    return undefined
  } catch (error) {
    return error instanceof Error ? error.message : String(error)
  }
}

/** Undoes the acts since then as an administrator, newest first, as far as they can be undone. */
async function undoSince(since: number): Promise<void> {
  const { body } = await it.as('admin').request('GET', '/api/stock-acts?limit=20')
  for (const { id } of (body as { id: number }[]).filter((act) => act.id > since).sort((one, other) => other.id - one.id)) {
    const { body: plan, status } = await it.as('admin').request('GET', `/api/stock-acts/${id}/undo`)
    const { possible, preview } = plan as { possible: boolean; preview: string }
    if (status === 200 && possible)
      await it.as('admin').request('POST', `/api/stock-acts/${id}/undo`, { body: { preview, reason: 'By mistake' } })
  }
}

async function newestAct(): Promise<number> {
  const { rows } = await it.db.read(system, (on) =>
    sql<{ id: number }>`select coalesce(max(id), 0)::integer as id from stock_acts`.execute(on),
  )
  return rows[0]?.id ?? 0
}
