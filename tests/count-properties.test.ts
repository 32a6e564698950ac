import fc from 'fast-check'
import { expect, test } from 'vitest'
import { settingsEndpoints } from '../contract/platform/settings/settings.ts'
import { inventoryEndpoints } from '../contract/stock/inventory/inventory.ts'
import { moveStockEndpoints } from '../contract/stock/inventory/move-stock.ts'
import { expectBooksToBalance } from './support/books.ts'
import { approve, countOf, planCount, submit } from './support/counting.ts'
import { makeItem, makeLocation } from './support/factories.ts'
import { longRun, testSeed } from './support/random-tests.ts'
import { openTestApp } from './support/test-app.ts'

// Bins are counted, and the counts sent later, while stock moves and goes missing. What a count finds is what an oracle knows that is missing,
// and what it posts leaves the books as true as they were when it was counted, whatever moved since.

const seed = testSeed
const runs = longRun ? 40 : 3

const small = fc.integer({ min: 0, max: 9 })
const step = fc.record({
  kind: fc.constantFrom('move', 'move', 'move', 'lose', 'find', 'count', 'send', 'send', 'decide'),
  bin: fc.integer({ min: 0, max: 1 }),
  item: fc.integer({ min: 0, max: 1 }),
  quantity: small,
})

/** By bin and item. */
type Quantities = number[][]
const copy = (of: Quantities): Quantities => of.map((row) => [...row])

interface Visit {
  countId: number
  placeId: number
  bin: number
  round: number
  at: Date
  truth: number[]
  books: number[]
}

test(`a count under movement finds what is really missing (seed ${seed})`, async () => {
  let clock = new Date('2026-03-02T08:00:00Z')
  const past = () => new Date(clock.getTime())
  await using it = await openTestApp({ clock: past })
  await it.as('admin').call(settingsEndpoints.updateFloor, { body: { otherPersonRecounts: false } })
  const differences: number[] = []
  for (const steps of fc.sample(fc.array(step, { minLength: 40, maxLength: 40 }), { numRuns: runs, seed })) {
    const bins = [await makeLocation(it), await makeLocation(it)]
    const items = [
      await makeItem(it, { quantity: 30, location: bins[0]?.code }),
      await makeItem(it, { quantity: 30, location: bins[1]?.code }),
    ]
    const books: Quantities = [
      [30, 0],
      [0, 30],
    ]
    const truth = copy(books)
    /** Counted, and not sent yet. */
    const visits: Visit[] = []
    const open: (number | null)[] = [null, null]
    const cell = (of: Quantities, bin: number, item: number) => of[bin]?.[item] ?? 0
    const add = (of: Quantities, bin: number, item: number, quantity: number) => {
      ;(of[bin] as number[])[item] = cell(of, bin, item) + quantity
    }

    const doing = {
      move: async (bin: number, item: number, quantity: number) => {
        const wanted = Math.min(quantity, cell(books, bin, item), cell(truth, bin, item))
        if (wanted <= 0) return
        const body = { from: bins[bin]?.code ?? '', to: bins[1 - bin]?.code ?? '', quantity: wanted }
        await it.as('manager').call(moveStockEndpoints.move, { params: { id: items[item]?.id ?? 0 }, body })
        for (const of of [books, truth]) {
          add(of, bin, item, -wanted)
          add(of, 1 - bin, item, wanted)
        }
      },
      lose: (bin: number, item: number, quantity: number) => add(truth, bin, item, -Math.min(quantity, cell(truth, bin, item))),
      find: (bin: number, item: number, quantity: number) => add(truth, bin, item, quantity),
      count: async (bin: number) => {
        const countId = open[bin] ?? (await planCount(it, { method: 'location', locationIds: [bins[bin]?.id ?? 0] })).id
        open[bin] = countId
        const [place] = (await countOf(it, countId)).places
        if (!place || place.status === 'counted' || visits.some((visit) => visit.countId === countId)) return
        visits.push({
          countId,
          placeId: place.id,
          bin,
          round: place.round,
          at: clock,
          truth: [...(truth[bin] ?? [])],
          books: [...(books[bin] ?? [])],
        })
      },
      send: async () => {
        const visit = visits.shift()
        if (!visit) return
        const lines = items.flatMap(({ id }, item) => (visit.truth[item] ? [{ inventoryId: id, quantity: visit.truth[item] }] : []))
        const body = { round: visit.round, countedAt: visit.at.toISOString(), lines }
        expect((await submit(it, 'worker', visit.countId, visit.placeId, body)).status).toBe(200)
        const count = await countOf(it, visit.countId)
        if (count.status === 'closed') open[visit.bin] = null
        if (count.status !== 'review' && count.status !== 'closed') return
        for (const line of count.places[0]?.lines ?? []) {
          const item = items.findIndex(({ id }) => id === line.inventoryId)
          const [last] = line.rounds.slice(-1)
          if (last?.round === visit.round) expect([line.counted, line.expected]).toEqual([visit.truth[item], visit.books[item]])
        }
      },
      decide: async (bin: number) => {
        const countId = open[bin]
        const count = countId && (await countOf(it, countId))
        if (count === null || count === undefined || count === 0 || count.status !== 'review') return
        const lines = (count.places[0]?.lines ?? []).filter(({ status }) => status === 'difference')
        const decisions = lines.map(({ id }) => ({ lineId: id, accept: true, reason: 'Counted' }))
        const reply = await approve(it, count.id, { decisions, acceptMoved: true })
        if (reply.status === 200) {
          for (const { inventoryId, difference } of lines) {
            add(
              books,
              bin,
              items.findIndex(({ id }) => id === inventoryId),
              difference ?? 0,
            )
            differences.push(difference ?? 0)
          }
        } else {
          // What was missing left the bin since by the books.
          expect(reply.body).toMatchObject({ code: 'count.left-since' })
          await it.as('manager').request('POST', `/api/counts/${count.id}/cancel`, { body: { reason: 'Counted again' } })
        }
        open[bin] = null
      },
    }
    for (const { kind, bin, item, quantity } of steps) {
      clock = new Date(clock.getTime() + 60_000)
      await doing[kind](bin, item, quantity)
    }
    for (const [index, { id }] of items.entries()) {
      const { stock } = await it.as('manager').call(inventoryEndpoints.get, { params: { id } })
      const onHand = bins.map(({ code }) => stock.find(({ location }) => location === code)?.onHand ?? 0)
      expect(onHand).toEqual(bins.map((_, bin) => cell(books, bin, index)))
    }
    for (const countId of open)
      if (countId) await it.as('manager').request('POST', `/api/counts/${countId}/cancel`, { body: { reason: 'Over' } })
  }
  await expectBooksToBalance(it.db)
  if (longRun) expect(differences.length).toBeGreaterThan(0)
})
