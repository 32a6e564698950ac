import { useState } from 'react'
import { handlingUnitsEndpoints } from '../../contract/handling-units/handling-units.ts'
import { inventoryEndpoints } from '../../contract/inventory/inventory.ts'
import { stockEndpoints } from '../../contract/inventory/item-stock.ts'
import { moveStockEndpoints } from '../../contract/inventory/move-stock.ts'
import { type LookupResult, lookupEndpoints } from '../../contract/lookup/lookup.ts'
import { recordLink } from '../address/record-link.tsx'
import { useInventoryItem } from '../calls/use-inventory.ts'
import { call, detailFor } from '../lib/api.ts'
import { useChange } from '../lib/use-change.ts'
import { useRead } from '../lib/use-read.ts'
import { scannedGoods } from '../receipts/scanned-goods.ts'
import { playErrorTone } from '../scan/error-tone.ts'
import type { RowLink } from '../ui/table-column.ts'
import { type Goods, goodsAt, goodsOf, scannedOf } from './goods.ts'

type Found = Pick<LookupResult, 'id' | 'code'>

/** What is to be moved: goods at a location, or a handling unit with all that is in it. */
export type Chosen = { kind: 'goods'; goods: Goods } | { kind: 'unit'; id: number; sscc: string; location: string | null; quantity: number }

export interface Moved {
  /** SKU or SSCC. */
  code: string
  quantity: number
  to: string
  /** The page of the item or of the unit. */
  page: RowLink
}

const longestWait = 10_000
/** What a scan before the goods are known may name. */
const sourceTypes: LookupResult['type'][] = ['location', 'inventoryItem', 'handlingUnit']

/** The steps of moving stock: the location or the goods, then the goods there, then where to. */
export function useMove(start: { location?: Found | undefined; itemId?: number | undefined }) {
  const [place, setPlace] = useState(start.location)
  const [itemId, setItemId] = useState(start.itemId)
  const [chosen, setChosen] = useState<Chosen | null>(null)
  const [moved, setMoved] = useState<Moved | null>(null)
  const [wrong, setWrong] = useState<string | null>(null)
  const stock = useRead(stockEndpoints.atLocation, { params: { id: place?.id ?? 0 }, query: {} }, { enabled: place !== undefined })
  const item = useInventoryItem(itemId ?? 0, { enabled: itemId !== undefined })
  const goods = goodsToChoose()
  const moving = useChange(moveStockEndpoints.move, (input: { id: number; body: Parameters<typeof bodyOf>[0] }) => ({
    params: { id: input.id },
    body: bodyOf(input.body),
  }))
  const movingUnit = useChange(handlingUnitsEndpoints.move, ({ id, to }: { id: number; to: string }) => ({
    params: { id },
    body: { locationCode: to },
  }))

  function goodsToChoose(): Goods[] | undefined {
    if (itemId !== undefined) return item.data && goodsOf(item.data, place?.code)
    return place && stock.data && goodsAt(place.code, stock.data)
  }

  function refuse(sentence: string): null {
    playErrorTone()
    setWrong(sentence)
    return null
  }

  function choose(next: Goods): null {
    setChosen({ kind: 'goods', goods: next })
    setMoved(null)
    setWrong(null)
    return null
  }

  async function chooseUnit(id: number): Promise<null> {
    const unit = await call(handlingUnitsEndpoints.get, { params: { id }, signal: AbortSignal.timeout(longestWait) })
    if (unit.quantity === 0) return refuse(`The handling unit ${unit.sscc} is empty.`)
    setChosen({ kind: 'unit', id, sscc: unit.sscc, location: unit.location, quantity: unit.quantity })
    setMoved(null)
    setWrong(null)
    return null
  }

  /** Before the goods are known: a location, goods or a handling unit. */
  async function scanSource(code: string): Promise<null> {
    const label = scannedGoods(code)
    try {
      if (label.kind === 'goods') {
        const there = scannedOf(goods ?? [], { code: label.code, lotNumber: label.lotNumber })
        if (there) return choose(there)
      }
      const query = { code: label.kind === 'unit' ? label.sscc : label.code, type: sourceTypes }
      const found = await call(lookupEndpoints.find, { query, signal: AbortSignal.timeout(longestWait) })
      if (found.type === 'handlingUnit') return await chooseUnit(found.id)
      if (found.type === 'location') return begin({ location: found })
      return await chooseItem(found, label.kind === 'goods' ? label.lotNumber : null)
    } catch (error) {
      return refuse(detailFor(error))
    }
  }

  async function chooseItem({ id, code }: Found, lotNumber: string | null): Promise<null> {
    const read = await call(inventoryEndpoints.get, { params: { id }, signal: AbortSignal.timeout(longestWait) })
    const there = goodsOf(read, place?.code)
    if (there.length === 0) return refuse(place ? `There is no ${code} at ${place.code}.` : `There is no ${code} in stock.`)
    const only = scannedOf(there, { code, itemId: id, lotNumber })
    return only ? choose(only) : begin({ location: place, itemId: id })
  }

  function begin(next: { location?: Found | undefined; itemId?: number | undefined }): null {
    setPlace(next.location)
    setItemId(next.itemId)
    setChosen(null)
    setMoved(null)
    setWrong(null)
    return null
  }

  async function moveTo(to: string, quantity: number, withReservations: boolean): Promise<null> {
    if (chosen === null || moving.isPending || movingUnit.isPending) return null
    try {
      if (chosen.kind === 'unit') {
        const unit = await movingUnit.mutateAsync({ id: chosen.id, to })
        setMoved({ code: unit.sscc, quantity: chosen.quantity, to: unit.location ?? to, page: recordLink('/handling-units/$id', unit.id) })
      } else {
        await moving.mutateAsync({ id: chosen.goods.inventoryId, body: { goods: chosen.goods, to, quantity, withReservations } })
        const page = recordLink('/inventory/$id', chosen.goods.inventoryId)
        setMoved({ code: chosen.goods.sku, quantity, to, page })
      }
      setChosen(null)
      setItemId(undefined)
      setWrong(null)
      return null
    } catch (error) {
      return refuse(detailFor(error))
    }
  }

  return {
    place,
    item: itemId === undefined ? undefined : item.data,
    goods,
    chosen,
    moved,
    wrong,
    pending: moving.isPending || movingUnit.isPending,
    scanSource,
    choose,
    begin,
    moveTo,
    refuse,
    again: () => setWrong(null),
  }
}

export type Move = ReturnType<typeof useMove>

function bodyOf({ goods, to, quantity, withReservations }: { goods: Goods; to: string; quantity: number; withReservations: boolean }) {
  return { from: goods.location, to, quantity, lot: goods.lot, handlingUnit: goods.handlingUnit, withReservations }
}
