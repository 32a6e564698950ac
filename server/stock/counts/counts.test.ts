import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { dashboardEndpoints } from '../../../contract/insight/dashboard/dashboard.ts'
import { authEndpoints } from '../../../contract/people/auth/auth.ts'
import { notificationsEndpoints } from '../../../contract/people/notifications/notifications.ts'
import { settingsEndpoints } from '../../../contract/platform/settings/settings.ts'
import { counts, countsEndpoints } from '../../../contract/stock/counts/counts.ts'
import { inventoryEndpoints } from '../../../contract/stock/inventory/inventory.ts'
import { stockEndpoints } from '../../../contract/stock/inventory/item-stock.ts'
import { expectBooksToBalance } from '../../../tests/support/books.ts'
import { accepting, approve, countOf, makeCount, makeReview, planCount, submit } from '../../../tests/support/counting.ts'
import { makeCategory, makeItem, makeLocation } from '../../../tests/support/factories.ts'
import { readBarcodes } from '../../../tests/support/read-barcodes.ts'
import { readPdf } from '../../../tests/support/read-pdf.ts'
import { openTestApp, type TestApp, urlOf } from '../../../tests/support/test-app.ts'
import { newestActOf, undo } from '../../../tests/support/undo.ts'

let it: TestApp
beforeAll(async () => {
  it = await openTestApp()
})
afterAll(async () => {
  await expectBooksToBalance(it.db)
  await it.close()
})

const manager = () => it.as('manager')
const adjust = (id: number, adjustment: number, location?: string) =>
  manager().call(inventoryEndpoints.adjust, { params: { id }, body: { adjustment, reason: 'Moved', ...(location && { location }) } })
const onHandAt = async (id: number) =>
  (await manager().call(stockEndpoints.atLocation, { params: { id }, query: {} })).reduce((sum, { onHand }) => sum + Number(onHand), 0)

test('a posted difference is undone: stock is as before, and the line says so', async () => {
  const { id, item, line } = await makeReview(it)
  await approve(it, id, accepting(line))
  expect((await countOf(it, id)).places[0]?.lines[0]).toMatchObject({ status: 'posted', undone: false })
  expect(await onHandAt((await countOf(it, id)).places[0]?.locationId ?? 0)).toBe(38)
  const act = await undo(it, await newestActOf(it, 'count'), { by: 'manager' })
  expect(act).toMatchObject({ kind: 'count', units: 2, lines: [{ sku: item.sku }] })
  const { status, places } = await countOf(it, id)
  expect([status, places[0]?.lines[0]?.status, places[0]?.lines[0]?.undone]).toEqual(['closed', 'posted', true])
  expect(await onHandAt(places[0]?.locationId ?? 0)).toBe(40)
  const history = await manager().call(counts.history, { params: { id }, query: { limit: 1 } })
  expect(history[0]).toMatchObject({ action: 'undo' })
})

describe('planning', () => {
  test('takes active locations that are in no other open count, and says which ones it left out', async () => {
    const { bin, count } = await makeCount(it, { name: 'Aisle A' })
    expect(count).toMatchObject({
      countNumber: expect.stringMatching(/^CC-\d{4}-\d{4}$/),
      status: 'planned',
      placeCount: 1,
      placesCounted: 0,
      lineCount: 1,
    })
    const [other, closed] = [await makeLocation(it), await makeLocation(it, { isActive: false })]
    const second = await planCount(it, { method: 'location', locationIds: [bin.id, other.id] })
    expect(second).toMatchObject({ placeCount: 1, lineCount: 0, skipped: [{ location: bin.code, countNumber: count.countNumber }] })
    const refused = await manager().ask(countsEndpoints.create, { body: { method: 'location', locationIds: [bin.id] } })
    expect(refused.body).toMatchObject({
      status: 409,
      code: 'count.nothing-to-count',
      detail: 'No location matches, or all of them are in open counts.',
    })
    const unknown = await manager().ask(countsEndpoints.create, { body: { method: 'location', locationIds: [closed.id] } })
    expect(unknown.body).toMatchObject({ status: 400, errors: [{ path: 'locationIds' }] })
    await manager().call(countsEndpoints.cancel, { params: { id: count.id }, body: { reason: 'Later' } })
    expect((await planCount(it, { method: 'location', locationIds: [bin.id] })).placeCount).toBe(1)
  })

  test('by zone takes those counted longest ago first, up to the number asked for', async () => {
    const zone = 'Z-PLAN'
    const bins = []
    for (const code of ['ZP-1', 'ZP-2', 'ZP-3']) bins.push(await makeLocation(it, { code, zone }))
    const first = await planCount(it, { method: 'zone', zones: [zone], maxLocations: 1 })
    expect(first.places.map(({ location }) => location)).toEqual(['ZP-1'])
    await submit(it, 'worker', first.id, first.places[0]?.id ?? 0, { round: 1, lines: [] })
    expect(await countOf(it, first.id)).toMatchObject({ status: 'closed' })
    const preview = { method: 'zone' as const, zones: [zone], maxLocations: 2 }
    expect(await manager().call(countsEndpoints.preview, { query: preview })).toEqual({ locations: 2, lines: 0, skipped: [] })
    const second = await planCount(it, preview)
    expect(second.places.map(({ location }) => location)).toEqual(['ZP-2', 'ZP-3'])
  })

  test('by item and by class asks for these items only', async () => {
    const bin = await makeLocation(it)
    const [item, other] = [await makeItem(it, { location: bin.code }), await makeItem(it, { location: bin.code })]
    const count = await planCount(it, { method: 'item', inventoryIds: [item.id] })
    expect(count).toMatchObject({ placeCount: 1, lineCount: 1 })
    const sheet = await it.as('worker').call(countsEndpoints.sheet, { params: { id: count.id } })
    expect(sheet.places[0]?.goods.map(({ sku }) => sku)).toEqual([item.sku])
    await submit(it, 'worker', count.id, sheet.places[0]?.placeId ?? 0, {
      round: 1,
      lines: [{ inventoryId: item.id, quantity: item.quantity }],
    })
    expect((await countOf(it, count.id)).places[0]?.lines.map(({ sku }) => sku)).toEqual([item.sku])
    expect((await manager().ask(countsEndpoints.create, { body: { method: 'abc', abc: 'A' } })).body).toMatchObject({
      code: 'count.nothing-to-count',
    })
    expect(await manager().call(countsEndpoints.preview, { query: { method: 'not_counted', days: 30 } })).toMatchObject({
      locations: expect.any(Number),
    })
    expect(other.quantity).toBeGreaterThan(0)
  })

  test('needs what its method chooses by, and people who count as assignees', async () => {
    const staff = await manager().call(authEndpoints.listStaff)
    const { id: accountant = 0 } = staff.find(({ role }) => role === 'accountant') ?? {}
    for (const [body, path] of [
      [{ method: 'zone' }, 'zones'],
      [{ method: 'location', locationIds: [] }, 'locationIds'],
      [{ method: 'item', inventoryIds: [2_000_000_000] }, 'inventoryIds'],
      [{ method: 'not_counted' }, 'days'],
      [{ method: 'short_pick', assignedTo: 3 }, 'assignedTo'],
      [{ method: 'short_pick', assignedTo: accountant }, 'assignedTo'],
      [{ method: 'short_pick', siteId: 99 }, 'siteId'],
    ] as const)
      expect((await manager().ask(countsEndpoints.create, { body: body as never })).body).toMatchObject({ status: 400, errors: [{ path }] })
    for (const by of ['worker', 'customer'] as const)
      expect((await it.as(by).ask(countsEndpoints.create, { body: { method: 'short_pick' } })).status).toBe(403)
  })
})

describe('counting', () => {
  test('what is right closes the count at once; what was asked for and isn’t named counts 0; more may be found', async () => {
    const { id, placeId, bin, item } = await makeCount(it)
    const found = await makeItem(it, { quantity: 0 })
    const first = await submit(it, 'worker', id, placeId, { round: 1, lines: [{ inventoryId: found.id, lot: 'L-9', quantity: 3 }] })
    expect(first.body).toMatchObject({ status: 'recount', round: 2, location: bin.code })
    const second = await submit(it, 'admin', id, placeId, { round: 2, lines: [{ inventoryId: item.id, quantity: 40 }] })
    // 40 of the item were there; 3 of the other, which nobody found again.
    expect(second.body).toMatchObject({ status: 'closed' })
    const count = await countOf(it, id)
    expect(count).toMatchObject({ status: 'closed', differenceCount: 0, netUnits: 0, netValue: '0.00', placesCounted: 1 })
    const lines = count.places[0]?.lines ?? []
    expect(lines.map(({ sku, status, rounds }) => [sku, status, rounds.map(({ counted, expected }) => [counted, expected])])).toEqual(
      expect.arrayContaining([
        [
          item.sku,
          'right',
          [
            [0, 40],
            [40, 40],
          ],
        ],
        [
          found.sku,
          'right',
          [
            [3, 0],
            [0, 0],
          ],
        ],
      ]),
    )
    const [closed] = await manager().call(countsEndpoints.ofItem, { params: { id: item.id }, query: {} })
    expect(closed).toMatchObject({ countId: id, location: bin.code, expected: 40, counted: 40, difference: 0 })
    expect(await manager().call(countsEndpoints.ofLocation, { params: { id: bin.id }, query: {} })).toHaveLength(2)
  })

  test('an empty place is said by no lines; the round that is due is asked for, of another person', async () => {
    const { id, placeId, bin } = await makeCount(it)
    const empty = (by: 'worker' | 'admin', round: number) => submit(it, by, id, placeId, { round, lines: [] })
    expect((await empty('worker', 2)).body).toMatchObject({ status: 409, code: 'count.place-done' })
    expect((await empty('worker', 1)).status).toBe(200)
    expect((await empty('admin', 1)).body).toMatchObject({
      code: 'count.place-done',
      detail: expect.stringMatching(new RegExp(`^${bin.code} was counted by \\w+ at \\d\\d:\\d\\d\\.$`)),
    })
    expect((await empty('worker', 2)).body).toMatchObject({
      code: 'count.same-person',
      detail: `You counted ${bin.code} before. Another person recounts it.`,
    })
    const sheetOf = async (by: 'worker' | 'admin') => (await it.as(by).call(countsEndpoints.sheet, { params: { id } })).places.length
    expect([await sheetOf('worker'), await sheetOf('admin')]).toEqual([0, 1])
    expect((await empty('admin', 2)).status).toBe(200)
    expect(await countOf(it, id)).toMatchObject({ status: 'review', differenceCount: 1, netUnits: -40 })
    expect((await empty('worker', 3)).body).toMatchObject({ code: 'count.place-done' })
    const attention = (await manager().call(dashboardEndpoints.attention)).find(({ kind }) => kind === 'count_review')
    expect(attention?.rows).toContainEqual(expect.objectContaining({ countId: id }))
    const notices = await manager().call(notificationsEndpoints.list, { query: { limit: 5 } })
    expect(notices[0]).toMatchObject({ title: 'Count to decide', subjectType: 'count', subjectId: id })
    await manager().call(countsEndpoints.cancel, { params: { id }, body: { reason: 'Wrong bin' } })
    const closed = await empty('worker', 3)
    expect(closed.body).toMatchObject({ code: 'count.closed', detail: expect.stringMatching(/^CC-\d{4}-\d+ is cancelled\.$/) })
  })

  test('refuses goods named twice, unknown goods and times that can’t be', async () => {
    const { id, placeId, item } = await makeCount(it)
    const line = { inventoryId: item.id, quantity: 1 }
    const ago = (ms: number) => new Date(Date.now() - ms).toISOString()
    for (const [body, path] of [
      [{ round: 1, lines: [line, line] }, 'lines'],
      [{ round: 1, lines: [{ ...line, inventoryId: 2_000_000_000 }] }, 'lines.0.inventoryId'],
      [{ round: 1, lines: [{ ...line, handlingUnit: '123456789012345675' }] }, 'lines.0.handlingUnit'],
      [{ round: 1, lines: [{ ...line, quantity: -1 }] }, 'lines.0.quantity'],
      [{ round: 1, lines: [], countedAt: ago(-300_000) }, 'countedAt'],
      [{ round: 1, lines: [], countedAt: ago(8 * 86_400_000) }, 'countedAt'],
      [{ round: 1, lines: [], countedAt: ago(60_000), openedAt: ago(0) }, 'openedAt'],
    ] as const)
      expect((await submit(it, 'worker', id, placeId, body as never)).body).toMatchObject({ status: 400, errors: [{ path }] })
    expect((await submit(it, 'worker', id, placeId + 1_000_000, { round: 1, lines: [] })).status).toBe(404)
    expect((await submit(it, 'accountant', id, placeId, { round: 1, lines: [] })).status).toBe(403)
  })

  test('a small difference needs no recount within the tolerance, unless it is of excise goods', async () => {
    const set = (body: object) => it.as('admin').call(settingsEndpoints.updateFloor, { body })
    expect(await set({ toleranceUnits: 1, tolerancePercent: '5' })).toMatchObject({
      toleranceUnits: 1,
      tolerancePercent: '5.00',
      windowMinutes: 15,
    })
    const { name } = await makeCategory(it, { exciseCode: 'T200' } as never)
    const bin = await makeLocation(it)
    const [plain, excise] = [
      await makeItem(it, { quantity: 40, location: bin.code }),
      await makeItem(it, { quantity: 40, location: bin.code, category: name }),
    ]
    const count = await planCount(it, { method: 'location', locationIds: [bin.id] })
    const placeId = count.places[0]?.id ?? 0
    // 2 is 5 % of 40.
    await submit(it, 'worker', count.id, placeId, {
      round: 1,
      lines: [plain, excise].map((item) => ({ inventoryId: item.id, quantity: 38 })),
    })
    const { places } = await countOf(it, count.id)
    expect(places[0]?.lines.map(({ sku, status, isExcise }) => [sku, status, isExcise])).toEqual(
      expect.arrayContaining([
        [plain.sku, 'difference', false],
        [excise.sku, 'recount', true],
      ]),
    )
    for (const body of [{ toleranceUnits: 1001 }, { tolerancePercent: '10.01' }, { windowMinutes: 241 }])
      expect((await it.as('admin').ask(settingsEndpoints.updateFloor, { body })).status).toBe(400)
    await set({ toleranceUnits: 0, tolerancePercent: '0.00' })
  })
})

describe('stock that moves while it is counted', () => {
  test('98 counted at 10:05, 12 picked at 10:07, 88 on hand: the difference is −2, and the row goes from 88 to 86', async () => {
    let clock = new Date('2026-03-02T10:00:00Z')
    await using dated = await openTestApp({ clock: () => clock })
    const usual = it
    it = dated
    try {
      const { id, placeId, bin, item } = await makeCount(it, { quantity: 100 })
      clock = new Date('2026-03-02T10:07:00Z')
      await adjust(item.id, -12, bin.code)
      clock = new Date('2026-03-02T10:20:00Z')
      const body = { round: 1, countedAt: '2026-03-02T10:05:00Z', lines: [{ inventoryId: item.id, quantity: 98 }] }
      await submit(it, 'worker', id, placeId, body)
      await submit(it, 'admin', id, placeId, { round: 2, lines: [{ inventoryId: item.id, quantity: 86 }] })
      clock = new Date('2026-03-02T11:00:00Z')
      const [line] = (await countOf(it, id)).places[0]?.lines ?? []
      expect(line).toMatchObject({
        status: 'difference',
        difference: -2,
        rounds: [
          { counted: 98, expected: 100, moved: true },
          { counted: 86, expected: 88, moved: false },
        ],
      })
      expect((await approve(it, id, accepting(line as { id: number }))).body).toMatchObject({ status: 'closed', netUnits: -2 })
      expect(await onHandAt(bin.id)).toBe(86)
      await expectBooksToBalance(it.db)
    } finally {
      it = usual
    }
  })

  test('is said when the difference is accepted, and can be accepted as moved', async () => {
    const { id, bin, item, line } = await makeReview(it)
    await adjust(item.id, -5, bin.code)
    const refused = await approve(it, id, accepting(line))
    expect(refused.body).toMatchObject({
      status: 409,
      code: 'count.moved',
      detail: expect.stringMatching(
        new RegExp(
          `^${item.sku} at ${bin.code} moved while it was counted: 5 taken \\(Moved\\) at \\d\\d:\\d\\d\\. Count it again, or accept it as moved\\.$`,
        ),
      ),
    })
    expect((await countOf(it, id)).places[0]?.lines[0]?.rounds.at(-1)).toMatchObject({ moved: true })
    expect((await approve(it, id, accepting(line, { acceptMoved: true }))).status).toBe(200)
    expect(await onHandAt(bin.id)).toBe(33)
  })
})

describe('deciding', () => {
  test('posts the difference with its reason and the count; the last line closes the count', async () => {
    const { id, bin, item, line, count } = await makeReview(it)
    const answer = await approve(it, id, accepting(line))
    expect(answer.body).toMatchObject({
      status: 'closed',
      places: [{ status: 'closed', lines: [{ status: 'posted', reason: 'Broken', decidedBy: 'manager' }] }],
    })
    const [posted] = await manager().call(inventoryEndpoints.movements, { query: { inventoryId: [item.id], limit: 1 } })
    expect(posted).toMatchObject({
      cause: 'count',
      movementType: 'adjustment',
      quantity: 2,
      fromLocation: bin.code,
      reason: `${count.countNumber}: Broken`,
    })
    expect((await approve(it, id, accepting(line))).body).toMatchObject({ code: 'count.closed', detail: `${count.countNumber} is closed.` })
  })

  test('a rejected difference posts nothing and counts as right', async () => {
    const { id, bin, line } = await makeReview(it)
    const body = { decisions: [{ lineId: line.id, accept: false, reason: 'Counted the wrong shelf' }] }
    expect((await approve(it, id, body)).body).toMatchObject({
      status: 'closed',
      netUnits: 0,
      places: [{ lines: [{ status: 'rejected' }] }],
    })
    expect(await onHandAt(bin.id)).toBe(40)
  })

  test('is another person’s than who counted last; an administrator may say that it is his or her own count', async () => {
    const { id, bin, line } = await makeReview(it)
    const own = await approve(it, id, accepting(line), 'admin')
    expect(own.body).toMatchObject({ code: 'count.own-count', detail: `You counted ${bin.code}. Another person approves the difference.` })
    expect((await approve(it, id, accepting(line, { ownCount: true }), 'admin')).status).toBe(200)
    const [entry] = await manager().call(counts.history, { params: { id }, query: { limit: 1 } })
    expect(entry).toMatchObject({ action: 'approve', after: { accepted: 1, ownCount: true } })
    expect((await approve(it, id, accepting(line), 'worker')).status).toBe(403)
  })

  test('names each line once, and only those with a difference, all or nothing', async () => {
    const { id, bin, line } = await makeReview(it)
    const twice = { decisions: [1, 2].map(() => ({ lineId: line.id, accept: true, reason: 'x' })) }
    expect((await approve(it, id, twice)).body).toMatchObject({ code: 'count.line-decided' })
    const unknown = { decisions: [...accepting(line).decisions, { lineId: 2_000_000_000, accept: true, reason: 'x' }] }
    expect((await approve(it, id, unknown)).body).toMatchObject({ code: 'count.line-decided' })
    expect(await onHandAt(bin.id)).toBe(40)
    const { version } = await countOf(it, id)
    const stale = await it
      .as('manager')
      .ask(countsEndpoints.approve, { params: { id }, body: accepting(line), headers: { 'if-match': `"${version - 1}"` } })
    expect(stale.status).toBe(412)
  })

  test('counts a line once more, up to three rounds', async () => {
    const { id, placeId, bin, item, line } = await makeReview(it)
    const recount = () => manager().ask(countsEndpoints.recount, { params: { id }, body: { lineIds: [line.id] } })
    expect((await recount()).body).toMatchObject({
      status: 'recounting',
      places: [{ status: 'recount', round: 3, lines: [{ status: 'recount' }] }],
    })
    await submit(it, 'manager', id, placeId, { round: 3, lines: [{ inventoryId: item.id, quantity: 39 }] })
    expect(await countOf(it, id)).toMatchObject({ status: 'review', netUnits: -1 })
    expect((await recount()).body).toMatchObject({
      code: 'count.rounds-used',
      detail: `${bin.code} was counted 3 times. Decide with what was counted.`,
    })
  })

  test('is refused when less is left than is to be taken out', async () => {
    const { id, bin, item, line } = await makeReview(it, { quantity: 4, counted: 1 })
    await adjust(item.id, -3, bin.code)
    expect((await approve(it, id, accepting(line, { acceptMoved: true }))).body).toMatchObject({ code: 'count.left-since' })
  })
})

describe('the sheet on paper', () => {
  const paperOf = async (id: number) => {
    const address = (await it.listen()) + urlOf(countsEndpoints.paper, { params: { id } })
    const answer = await fetch(address, { headers: { cookie: await it.as('worker').cookie() } })
    return Buffer.from(await answer.arrayBuffer())
  }

  test('has the number as a barcode, the places in walking order, and the figures expected only of a count that isn’t blind', async () => {
    const bins = []
    for (const code of ['SP-1', 'SP-2']) bins.push(await makeLocation(it, { code, zone: 'Z-PAPER' }))
    const first = await makeItem(it, { quantity: 48_611, location: 'SP-2' })
    const locationIds = bins.map(({ id }) => id)
    const blind = await planCount(it, { method: 'location', locationIds })
    const paper = await paperOf(blind.id)
    expect(await readBarcodes(paper)).toMatchObject([{ format: 'Code128', text: blind.countNumber }])
    const text = (await readPdf(paper)).join()
    expect(text).toMatch(new RegExp(`SP-1.*SP-2.*${first.sku}`, 's'))
    expect([/48[.,]?611/.test(text), text.includes('Expected')]).toEqual([false, false])
    await manager().call(countsEndpoints.cancel, { params: { id: blind.id }, body: { reason: 'Open instead' } })
    const open = await planCount(it, { method: 'location', locationIds, blind: false })
    expect((await readPdf(await paperOf(open.id))).join()).toMatch(/Expected.*48,611/s)
  })

  test('lists also what the person who prints it counted and may not recount', async () => {
    const { id, placeId, bin, item } = await makeCount(it)
    await submit(it, 'worker', id, placeId, { round: 1, lines: [{ inventoryId: item.id, quantity: 38 }] })
    expect((await it.as('worker').call(countsEndpoints.sheet, { params: { id } })).places).toEqual([])
    expect((await readPdf(await paperOf(id))).join()).toMatch(new RegExp(`${bin.code}.*Round 2.*${item.sku}`, 's'))
    await submit(it, 'admin', id, placeId, { round: 2, lines: [{ inventoryId: item.id, quantity: 38 }] })
    expect((await readPdf(await paperOf(id))).join()).toContain('Nothing is left to count.')
  })
})
