import { useState } from 'react'
import { type PickList, pickingEndpoints } from '../../../contract/goods-out/picking/picking.ts'
import { wrongGoods } from '../../../contract/goods-out/picking/scanned-pick.ts'
import { type HandlingUnit, handlingUnitKindLabels } from '../../../contract/stock/handling-units/handling-units.ts'
import { type LooseGoods, looseGoodsOf, spreadOver, weightWith } from '../../platform/floor/loose-goods.ts'
import { readNumber, wholeNumber, wholeNumberIn, writeNumber } from '../../platform/form/read-number.ts'
import { formatNumber } from '../../platform/lib/format.ts'
import { carrierNumbers } from '../../stock/handling-units/carrier-numbers.ts'
import { useFloorChange } from './use-pick-list.ts'

const newUnits = { 'new-carton': 'carton', 'new-pallet': 'pallet' } as const satisfies Record<string, HandlingUnit['kind']>

/** How much of some goods is in the open carton, as typed, and the scan that named them. */
interface Packed {
  quantity: string
  scanned: string
}

export type PackedUnit = PickList['units'][number]

/** The carton or pallet that is being packed. It is kept here while its dialog is closed; closing it packs the goods. */
export function useCarton(list: PickList) {
  const pack = useFloorChange(pickingEndpoints.pack, list)
  const [into, setInto] = useState<string>('new-carton')
  /** Null until it is typed: the weight follows from the goods. */
  const [typedWeight, setWeight] = useState<string | null>(null)
  const [packed, setPacked] = useState<ReadonlyMap<string, Packed>>(new Map())
  const [tried, setTried] = useState(false)
  const [closed, setClosed] = useState<PackedUnit | null>(null)
  const goods = looseGoodsOf(list.picked)
  const unit = list.units.find(({ id }) => String(id) === into)
  const kind = unit?.kind ?? (into in newUnits ? newUnits[into as keyof typeof newUnits] : 'carton')
  const entries = goods.map((each) => ({ goods: each, count: countIn(packed.get(each.key)?.quantity, each) }))
  const weighed = weightWith(unit ? unit.weightKg : '0', entries) ?? ''
  const weight = typedWeight ?? (weighed && writeNumber(weighed))
  const kilograms = readNumber(weight, carrierNumbers.weightKg)
  const units = entries.reduce((sum, { count }) => sum + (count || 0), 0)

  function put(key: string, changed: Partial<Packed>) {
    setClosed(null)
    setPacked((before) => new Map(before).set(key, { quantity: '0', scanned: '', ...before.get(key), ...changed }))
  }

  /** The sentence for a code that is none of the goods, or of goods that are all in the carton. */
  function scan(scanned: string): string | null {
    const matching = entries.filter(({ goods: each }) => wrongGoods(each, scanned) === null)
    const next = matching.find(({ goods: each, count }) => count < each.quantity)
    if (next) put(next.goods.key, { quantity: String(next.count + 1), scanned })
    else if (matching[0]) return `All ${formatNumber(matching[0].goods.quantity)} of ${matching[0].goods.sku} are in this ${kind} already.`
    return next ? null : `${scanned} is none of the loose goods of this movement.`
  }

  function choose(value: string) {
    setInto(value)
    setWeight(null)
  }

  /** What is wrong with what was entered; null when the carton can be closed. */
  const error = entries.some(({ count }) => Number.isNaN(count))
    ? 'Enter whole numbers, none greater than the loose quantity.'
    : (kilograms.error ?? (units === 0 ? 'Choose what to pack.' : null))

  async function close() {
    setTried(true)
    if (error !== null || pack.isPending) return
    const known = new Set(list.units.map(({ id }) => id))
    const after = await pack.mutateAsync({
      ...(unit ? { handlingUnitId: unit.id } : { kind }),
      ...(weight.trim() !== '' && { weightKg: kilograms.number ?? null }),
      lines: entries.flatMap(({ goods: each, count }) => {
        const scanned = packed.get(each.key)?.scanned
        return spreadOver(each, count).map((line) => ({ ...line, ...(scanned && { scannedItem: scanned }) }))
      }),
    })
    setClosed(after.units.find(({ id }) => (unit ? id === unit.id : !known.has(id))) ?? null)
    setPacked(new Map())
    setInto('new-carton')
    setWeight(null)
    setTried(false)
  }

  return {
    goods,
    units,
    kind,
    kindLabel: handlingUnitKindLabels[kind],
    into,
    choose,
    weight,
    setWeight,
    closed,
    scan,
    quantityOf: (key: string) => packed.get(key)?.quantity ?? '0',
    setQuantity: (key: string, quantity: string) => put(key, { quantity }),
    packAll: () => {
      for (const { key, quantity } of goods) put(key, { quantity: String(quantity) })
    },
    error: tried ? error : null,
    failure: pack.error,
    pending: pack.isPending,
    close: () => void close().catch(() => {}),
  }
}

/** Not a number where the text is none, or too much. */
function countIn(typed: string | undefined, { quantity }: LooseGoods): number {
  return typed === undefined || typed.trim() === '' ? 0 : wholeNumberIn(typed, { ...wholeNumber, min: 0, max: quantity })
}
