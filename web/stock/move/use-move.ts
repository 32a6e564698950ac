import { useState } from 'react'
import { foldedCode } from '../../../contract/platform/codes/goods-by-code.ts'
import { readCode } from '../../../contract/platform/codes/read-code.ts'
import { type LookupResult, lookupEndpoints } from '../../../contract/platform/lookup/lookup.ts'
import { handlingUnitsEndpoints } from '../../../contract/stock/handling-units/handling-units.ts'
import { inventoryEndpoints } from '../../../contract/stock/inventory/inventory.ts'
import { stockEndpoints } from '../../../contract/stock/inventory/item-stock.ts'
import { useInventoryItem } from '../../platform/calls/use-inventory.ts'
import { useScannedWork } from '../../platform/floor/use-scanned-work.ts'
import { call, detailFor } from '../../platform/lib/api.ts'
import { useRead } from '../../platform/lib/use-read.ts'
import { type ScannedItem, scannedItem } from '../../platform/lookup/item-of-code.ts'
import { type Goods, goodsAt, goodsOf, scannedOf } from './goods.ts'
import { type Chosen, type Moved, useMoving } from './use-moving.ts'

type Found = Pick<LookupResult, 'id' | 'code'>

const longestWait = 10_000
/** What a scan before the goods are known may name. */
const sourceTypes: LookupResult['type'][] = ['location', 'inventoryItem', 'handlingUnit']

/** The steps of moving stock: the location or the goods, then the goods there, then where to. */
export function useMove(start: { location?: Found | undefined; itemId?: number | undefined }) {
  const { refused, refuse: refuseScan, fail, again } = useScannedWork('moved')
  const [place, setPlace] = useState(start.location)
  const [itemId, setItemId] = useState(start.itemId)
  const [chosen, setChosen] = useState<Chosen | null>(null)
  const [moved, setMoved] = useState<Moved | null>(null)
  const stock = useRead(stockEndpoints.atLocation, { params: { id: place?.id ?? 0 }, query: {} }, { enabled: place !== undefined })
  const item = useInventoryItem(itemId ?? 0, { enabled: itemId !== undefined })
  const goods = goodsToChoose()
  const { moveTo, reasonWanted, withoutReason, pending } = useMoving(chosen, {
    fail,
    onMoved: (done) => {
      setMoved(done)
      setChosen(null)
      setItemId(undefined)
      again()
    },
  })

  function goodsToChoose(): Goods[] | undefined {
    if (itemId !== undefined) return item.data && goodsOf(item.data, place?.code)
    return place && stock.data && goodsAt(place.code, stock.data)
  }

  function refuse(sentence: string): null {
    refuseScan(sentence)
    return null
  }

  function choose(next: Goods): null {
    setChosen({ kind: 'goods', goods: next })
    setMoved(null)
    again()
    return null
  }

  async function chooseUnit(id: number): Promise<null> {
    const unit = await call(handlingUnitsEndpoints.get, { params: { id }, signal: AbortSignal.timeout(longestWait) })
    if (unit.quantity === 0) return refuse(`The handling unit ${unit.sscc} is empty.`)
    setChosen({ kind: 'unit', id, sscc: unit.sscc, location: unit.location, quantity: unit.quantity })
    setMoved(null)
    again()
    return null
  }

  /** Before the goods are known: a location, goods or a handling unit. */
  async function scanSource(code: string): Promise<null> {
    const { text } = readCode(code)
    const [only, another] = goods?.filter(({ sku }) => foldedCode(sku) === foldedCode(text)) ?? []
    if (only && !another) return choose(only)
    try {
      const query = { code, type: sourceTypes }
      const found = await call(lookupEndpoints.find, { query, signal: AbortSignal.timeout(longestWait) })
      if (found.type === 'handlingUnit') return await chooseUnit(found.id)
      if (found.type === 'location') return begin({ location: found })
      return await chooseItem(scannedItem(found, code))
    } catch (error) {
      return refuse(detailFor(error))
    }
  }

  async function chooseItem(item: ScannedItem): Promise<null> {
    const shown = scannedOf(goods ?? [], item)
    if (shown) return choose(shown)
    const { id, sku } = item
    const read = await call(inventoryEndpoints.get, { params: { id }, signal: AbortSignal.timeout(longestWait) })
    const there = goodsOf(read, place?.code)
    if (there.length === 0) return refuse(place ? `There is no ${sku} at ${place.code}.` : `There is no ${sku} in stock.`)
    const only = scannedOf(there, item)
    return only ? choose(only) : begin({ location: place, itemId: id })
  }

  function begin(next: { location?: Found | undefined; itemId?: number | undefined }): null {
    setPlace(next.location)
    setItemId(next.itemId)
    setChosen(null)
    setMoved(null)
    again()
    withoutReason()
    return null
  }

  return {
    place,
    item: itemId === undefined ? undefined : item.data,
    goods,
    chosen,
    moved,
    refused,
    reasonWanted,
    pending,
    scanSource,
    choose,
    begin,
    moveTo,
    refuse,
    again,
  }
}

export type Move = ReturnType<typeof useMove>
