import { expect, test } from 'vitest'
import { floorPlan, type Zone } from './floor-plan.ts'

function zone(name: string, aisles: number, locations: number, isStorage = true): Zone {
  return {
    zone: name,
    locations: aisles * locations,
    occupancy: 0,
    capacity: aisles * locations * 10,
    isStorage,
    aisles: Array.from({ length: aisles }, (_, n) => ({ code: `${name}-${n + 1}`, locations, occupancy: 3, capacity: locations * 10 })),
  }
}

const names = (zones: readonly Zone[]) => floorPlan(zones).map((row) => row.map(({ zone }) => zone.zone))

test('storage comes first, then dock and quarantine; rows are about equally long', () => {
  const zones = [
    zone('Dock', 3, 4, false),
    zone('Quarantine', 1, 4, false),
    zone('Zone A', 4, 10),
    zone('Zone B', 4, 9),
    zone('Zone C', 3, 10),
  ]
  expect(names(zones)).toEqual([
    ['Zone A', 'Zone B'],
    ['Zone C', 'Dock', 'Quarantine'],
  ])
})

test('a zone is as wide as its longest aisle, but wide enough for its name', () => {
  const [[big, small] = []] = floorPlan([zone('Big', 2, 10), zone('Small', 1, 1)])
  expect(big?.across).toBe(10)
  expect(small?.across).toBe(4)
})

test('one zone, none, and more than fit into a row', () => {
  expect(names([zone('Only', 1, 1)])).toEqual([['Only']])
  expect(floorPlan([])).toEqual([])
  const rows = floorPlan(Array.from({ length: 30 }, (_, n) => zone(`Z${n + 1}`, 2, 5)))
  expect(rows.every((row) => row.length <= 4)).toBe(true)
  expect(
    rows
      .flat()
      .map(({ zone }) => zone.zone)
      .slice(0, 3),
  ).toEqual(['Z1', 'Z2', 'Z3'])
  expect(rows.flat()).toHaveLength(30)
})

test('of very many aisles neighbours are drawn as one rack, and nothing is lost', () => {
  const [[placed] = []] = floorPlan([zone('Vast', 50, 8)])
  expect(placed?.racks.length).toBeLessThanOrEqual(12)
  expect(placed?.racks[0]).toEqual({ code: 'Vast-1–Vast-5', locations: 8, occupancy: 15, capacity: 400 })
  expect(placed?.racks.reduce((sum, { occupancy }) => sum + occupancy, 0)).toBe(150)
})
