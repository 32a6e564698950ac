import { useState } from 'react'
import type { CountSheet, SheetGoods } from '../../contract/counts/count-places.ts'
import { countsEndpoints } from '../../contract/counts/counts.ts'
import { inventoryEndpoints } from '../../contract/inventory/inventory.ts'
import { lookupEndpoints } from '../../contract/lookup/lookup.ts'
import { wholeNumberIn } from '../form/read-number.ts'
import { call, detailFor, isMissing } from '../lib/api.ts'
import { plural } from '../lib/format.ts'
import { toast } from '../lib/toast.ts'
import { useChange } from '../lib/use-change.ts'
import { scannedGoods } from '../receipts/scanned-goods.ts'
import { playErrorTone } from '../scan/error-tone.ts'

export type PlaceToCount = CountSheet['places'][number]

/** Goods at the place, with what was counted so far as it is typed; '' is not counted yet. */
export interface CountedGoods extends Pick<SheetGoods, 'inventoryId' | 'sku' | 'gtin' | 'name' | 'lot' | 'handlingUnit' | 'expected'> {
  typed: string
  /** Not asked for. */
  isExtra: boolean
}

export type Wrong = { what: 'bin'; expected: string; scanned: string } | { what: 'failed'; sentence: string }

interface Here {
  place: PlaceToCount
  openedAt: string
  goods: readonly CountedGoods[]
}

function begun(place: PlaceToCount): Here {
  const goods = place.goods.map((each) => ({ ...each, typed: '', isExtra: false }))
  return { place, openedAt: new Date().toISOString(), goods }
}

/** The place that is counted now, from the scan of its bin until it is sent. */
export function useCountWork(sheet: CountSheet) {
  const [here, setHere] = useState<Here | null>(null)
  const [next, setNext] = useState(0)
  const [wrong, setWrong] = useState<Wrong | null>(null)
  const [isAdding, setAdding] = useState(false)
  const submit = useChange(countsEndpoints.submit, (sent: { placeId: number; body: Parameters<typeof bodyOf>[0] }) => ({
    params: { id: sheet.countId, placeId: sent.placeId },
    body: bodyOf(sent.body),
  }))
  const goTo = sheet.places[next % sheet.places.length] as PlaceToCount

  function refuse(why: Wrong): void {
    playErrorTone()
    setWrong(why)
  }

  function open(place: PlaceToCount): void {
    setWrong(null)
    setAdding(false)
    setHere(begun(place))
  }

  function change(index: number, typed: string): void {
    setHere((now) => now && { ...now, goods: now.goods.map((each, at) => (at === index ? { ...each, typed } : each)) })
  }

  const placeOf = (code: string) => sheet.places.find(({ location }) => location.toLowerCase() === code.toLowerCase())

  async function scan(code: string): Promise<null> {
    const scanned = code.trim()
    const place = placeOf(scanned)
    if (place && place.placeId !== here?.place.placeId) {
      if (here?.goods.some(({ typed }) => typed !== ''))
        refuse({ what: 'failed', sentence: `Finish ${here.place.location} first. What you counted there isn’t sent yet.` })
      else open(place)
      return null
    }
    if (!here) refuse({ what: 'bin', expected: goTo.location, scanned })
    else if (!place) await countGoods(here, scanned)
    return null
  }

  /** Each scan adds one, or as many as the label says. */
  async function countGoods(now: Here, code: string): Promise<void> {
    const read = scannedGoods(code)
    const matches = now.goods.flatMap((each, index) => (isMeant(each, read) ? [{ each, index }] : []))
    const [match, ...others] = matches
    if (match && others.length > 0)
      return refuse({ what: 'failed', sentence: `${match.each.sku} is here in several lots or units. Enter the quantity of each.` })
    if (match) {
      const wanted = read.kind === 'unit' ? null : (wholeNumberIn(match.each.typed) || 0) + read.quantity
      setWrong(null)
      if (wanted !== null) change(match.index, String(wanted))
      return
    }
    if (read.kind === 'unit') return refuse({ what: 'failed', sentence: `The handling unit ${read.sscc} isn’t asked for here.` })
    if (!isAdding)
      return refuse({
        what: 'failed',
        sentence: `${code} isn’t asked for at ${now.place.location}. Choose ‘Something else is here’ to add it.`,
      })
    try {
      const { id } = await call(lookupEndpoints.find, { query: { code: read.code, type: 'inventoryItem' } })
      const { sku, gtin, name } = await call(inventoryEndpoints.get, { params: { id } })
      const found = { inventoryId: id, sku, gtin, name, lot: read.lotNumber, handlingUnit: null, expected: null }
      setHere({ ...now, goods: [...now.goods, { ...found, typed: String(read.quantity), isExtra: true }] })
      setWrong(null)
      setAdding(false)
    } catch (error) {
      refuse({ what: 'failed', sentence: isMissing(error) ? `There is no item ${read.code}.` : detailFor(error) })
    }
  }

  async function send({ place, openedAt, goods }: Here): Promise<void> {
    try {
      await submit.mutateAsync({ placeId: place.placeId, body: { round: place.round, openedAt, goods } })
      const left = sheet.places.length - 1
      toast({ title: 'Location Counted', description: `${place.location}, ${plural(left, 'location')} left` })
      setHere(null)
      setWrong(null)
    } catch (error) {
      refuse({ what: 'failed', sentence: detailFor(error) })
    }
  }

  return {
    goTo,
    here,
    wrong,
    isAdding,
    add: () => setAdding(true),
    again: () => setWrong(null),
    arrive: () => open(goTo),
    skip: () => setNext(next + 1),
    leave: () => setHere(null),
    change,
    scan,
    done: () => here && void send(here),
    empty: () => here && void send({ ...here, goods: [] }),
    pending: submit.isPending,
  }
}
export type CountWorkState = ReturnType<typeof useCountWork>

function bodyOf({ round, openedAt, goods }: { round: number; openedAt: string; goods: readonly CountedGoods[] }) {
  const lines = goods.flatMap(({ inventoryId, lot, handlingUnit, typed }) => {
    const quantity = wholeNumberIn(typed)
    return Number.isNaN(quantity) ? [] : [{ inventoryId, lot, handlingUnit, quantity }]
  })
  return { round, openedAt, lines }
}

function isMeant({ sku, gtin, lot, handlingUnit }: CountedGoods, read: ReturnType<typeof scannedGoods>): boolean {
  if (read.kind === 'unit') return handlingUnit === read.sscc
  const isItem = sku.toLowerCase() === read.code.toLowerCase() || (gtin !== null && sameGtin(gtin, read.code))
  return isItem && (read.lotNumber === null || lot === read.lotNumber) && (read.sscc === null || handlingUnit === read.sscc)
}

function sameGtin(gtin: string, code: string): boolean {
  return /^\d{8,14}$/.test(code) && gtin.padStart(14, '0') === code.padStart(14, '0')
}
