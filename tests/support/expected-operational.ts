import type { ReportRow } from '../../contract/insight/reports/report-definition.ts'
import {
  type Asked,
  customerCells,
  exported,
  grouped,
  hoursAt,
  isIn,
  isWrong,
  ledger,
  meanHours,
  received,
  share,
  startOf,
  startsOf,
  sum,
  units,
} from './expected-figures.ts'
import { dayMs, places, stagesAgo, storedRows } from './random-history.ts'
import { firstId } from './store-history.ts'

export type Compute = (asked: Asked) => ReportRow[]

export const inStock = ({ history }: Asked) =>
  storedRows(history).map((row) => ({
    ...row,
    owner: history.items[row.item]?.customer ?? null,
    expires: row.lot === null ? null : (history.items[row.item]?.expires[row.lot] ?? null),
  }))

const unitFor = ({ from, to }: Asked) => (to.getTime() - from.getTime() > 31.2 * dayMs ? 'week' : 'day')

export const throughput: Compute = (asked) =>
  startsOf(asked, unitFor(asked)).map((start) => {
    const isHere = (ago: number) => startOf(asked, unitFor(asked), ago) === start
    const lines = ledger(asked).filter(({ ago }) => isHere(ago))
    return {
      start,
      receipts: received(asked).filter(({ ago, steps }) => isHere(ago + steps[0] + steps[1])).length,
      movements: exported(asked).filter(({ endedAgo }) => isHere(endedAgo)).length,
      unitsIn: units(lines, 'inbound'),
      unitsOut: units(lines, 'outbound'),
      opening: units(lines, 'opening'),
    }
  })

const stageNames = ['Movement Placed', 'Confirmed', 'Packaging', 'TTT Labelling', 'Documentation', 'Exported']
export const cycleTime: Compute = (asked) => {
  const orders = exported(asked)
  if (orders.length === 0) return []
  const pairs = [...stageNames.slice(1).map((_, n) => [n, n + 1] as const), [0, 5] as const]
  return pairs.map(([from, to]) => {
    const times = orders.map((order) => (stagesAgo(order)[from] ?? 0) - (stagesAgo(order)[to] ?? 0))
    const stage = `${stageNames[from]} to ${stageNames[to]}`
    return { stage, movements: orders.length, mean: meanHours(times), median: hoursAt(times, 0.5), ninetieth: hoursAt(times, 0.9) }
  })
}

export const pickAccuracy: Compute = (asked) =>
  startsOf(asked, unitFor(asked)).map((start) => {
    const orders = exported(asked).filter(({ endedAgo }) => startOf(asked, unitFor(asked), endedAgo) === start)
    const lines = orders.flatMap((order) => order.lines.map((line) => ({ ...line, wrong: isWrong(order, line) })))
    const correct = lines.filter(({ wrong }) => !wrong).length
    return {
      start,
      movements: orders.length,
      lines: lines.length,
      shortPicks: lines.filter(({ exceptions }) => exceptions.includes('short')).length,
      wrongPicks: lines.filter(({ exceptions }) => exceptions.includes('wrong_pick')).length,
      correct,
      accuracy: share(correct, lines.length),
    }
  })

export const dockToStock: Compute = (asked) => {
  const stored = asked.history.receipts.filter(({ status, ago }) => status === 'stored' && isIn(asked, ago))
  return grouped(stored, ({ customer }) => customer).map(([customer, receipts]) => {
    const inAll = receipts.map(({ steps }) => steps[0] + steps[1])
    return {
      ...customerCells(customer),
      receipts: receipts.length,
      inspection: meanHours(receipts.map(({ steps }) => steps[0])),
      storage: meanHours(receipts.map(({ steps }) => steps[1])),
      mean: meanHours(inAll),
      median: hoursAt(inAll, 0.5),
      longest: meanHours([Math.max(...inAll)]),
    }
  })
}

export const stockAgeing: Compute = (asked) =>
  grouped(
    inStock(asked).filter(({ onHand }) => onHand > 0),
    ({ owner }) => owner,
  ).map(([owner, rows]) => {
    const of = (which: (row: (typeof rows)[number]) => boolean) => sum(rows.filter(which), ({ onHand }) => onHand)
    const aged = (from: number, to: number) => of(({ receivedAgo }) => receivedAgo > from * dayMs && receivedAgo <= to * dayMs)
    return {
      ...customerCells(owner),
      units: of(() => true),
      upTo30: aged(-1, 30),
      upTo90: aged(30, 90),
      upTo180: aged(90, 180),
      older: aged(180, Number.POSITIVE_INFINITY),
      expired: of(({ expires }) => expires !== null && expires < 0),
      expiring: of(({ expires }) => expires !== null && expires >= 0 && expires <= 30),
      oldestDays: Math.max(...rows.map(({ receivedAgo }) => Math.floor(receivedAgo / dayMs))),
    }
  })

export const velocity: Compute = (asked) => {
  const shipped = ledger(asked).filter(({ type, order }) => type === 'outbound' && order !== null)
  const whole = units(shipped, 'outbound')
  const items = grouped(shipped, ({ item }) => item)
    .map(([item, lines]) => ({ item, units: units(lines, 'outbound'), movements: new Set(lines.map(({ order }) => order)).size }))
    .sort((one, other) => other.units - one.units || one.item - other.item)
  let before = 0
  return items.map((row, n) => {
    const name = before * 100 < whole * 80 ? 'A' : before * 100 < whole * 95 ? 'B' : 'C'
    before += row.units
    return {
      rank: n + 1,
      sku: `SKU-${row.item}`,
      skuId: firstId.item + row.item,
      name: `Item ${row.item}`,
      ...customerCells(asked.history.items[row.item]?.customer ?? null),
      class: name,
      movements: row.movements,
      units: row.units,
      share: share(row.units, whole),
      cumulative: share(before, whole),
    }
  })
}

export const occupancy: Compute = (asked) => {
  const active = places.map((place, n) => ({ place, n })).filter(({ place }) => place[3])
  return grouped(active, ({ place }) => place[0] ?? 'No zone').map(([zone, found]) => {
    const filled = found.map(({ n }) =>
      sum(
        storedRows(asked.history).filter(({ place }) => place === n),
        ({ onHand }) => onHand,
      ),
    )
    const limits = found.map(({ place }) => place[2])
    const capacity = limits.includes(null) ? null : sum(limits, (limit) => limit ?? 0)
    const used = filled.filter((each) => each > 0).length
    const held = sum(filled, (each) => each)
    const fill = capacity === null ? null : share(held, capacity)
    return { zone, locations: found.length, used, usedShare: share(used, found.length), units: held, capacity, fill }
  })
}

export const locationsNotCounted: Compute = (asked) =>
  places.flatMap((place, n) => {
    const units = sum(
      storedRows(asked.history).filter((row) => row.place === n),
      ({ onHand }) => onHand,
    )
    return place[3] && units > 0
      ? [{ location: `P-${n}`, zone: place[0] ?? 'No zone', site: 'MAIN', units, lastCounted: null, days: null }]
      : []
  })

export const stockBySite: Compute = (asked) =>
  grouped(
    inStock(asked).filter(({ onHand }) => onHand > 0),
    ({ owner }) => owner,
  ).map(([owner, rows]) => {
    const free = rows.filter(({ place, expires }) => promisable.includes(places[place]?.[1] ?? '') && (expires === null || expires >= 0))
    return {
      ...customerCells(owner),
      site: 'MAIN',
      skus: new Set(rows.map(({ item }) => item)).size,
      units: sum(rows, ({ onHand }) => onHand),
      available: sum(free, ({ onHand, reserved }) => onHand - reserved),
      inTransit: 0,
    }
  })

const promisable = ['storage', 'staging', 'shipping']
export const lowStock: Compute = (asked) =>
  asked.history.items.flatMap((item, n) => {
    if (item.deleted) return []
    const rows = inStock(asked).filter((row) => row.item === n)
    const free = rows.filter(({ place, expires }) => promisable.includes(places[place]?.[1] ?? '') && (expires === null || expires >= 0))
    const available = sum(free, ({ onHand, reserved }) => onHand - reserved)
    const reorderPoint = item.point ?? item.threshold ?? 10
    if (available > reorderPoint) return []
    let proposal = 0
    while (available + proposal <= reorderPoint) proposal += item.batch ?? 1
    return [
      {
        sku: `SKU-${n}`,
        skuId: firstId.item + n,
        name: `Item ${n}`,
        ...customerCells(item.customer),
        onHand: sum(rows, ({ onHand }) => onHand),
        available,
        reorderPoint,
        reorderQuantity: item.batch,
        proposal,
        supplier: null,
      },
    ]
  })
