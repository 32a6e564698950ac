import { type LabelFacts, readCode } from '../../../contract/platform/codes/read-code.ts'
import { inventoryEndpoints } from '../../../contract/stock/inventory/inventory.ts'
import type { useScannedWork } from '../../platform/floor/use-scanned-work.ts'
import { call, detailFor } from '../../platform/lib/api.ts'
import { formatDay } from '../../platform/lib/format.ts'
import { doubtOfLot, lotInWords, whichLot } from '../../platform/lookup/doubtful-lot.ts'
import { itemOfCode } from '../../platform/lookup/item-of-code.ts'
import { contradiction, type LotAsked, lotAsked, lotQuestion } from '../../platform/lookup/lot-asked.ts'
import type { LotOfGoods } from '../../platform/lookup/lots-of-item.ts'
import { type CountedGoods, inLot, withGoods, without } from './counted-goods.ts'

export type CountingWork = ReturnType<typeof useScannedWork<() => void, (lot: LotOfGoods) => void>>

/** What is counted at the place so far, and how it changes. */
interface CountedHere {
  goods: readonly CountedGoods[]
  change: (next: (goods: readonly CountedGoods[]) => readonly CountedGoods[]) => void
  onAdded: () => void
}

/** Counting goods that weren't asked for at a place, once their lot is clear. */
export function useExtraGoods(work: CountingWork, here: CountedHere) {
  async function addExtra(scanned: string): Promise<void> {
    try {
      const item = await itemOfCode(scanned)
      if (item === null) return work.refuse(`There is no item ${readCode(scanned).text}.`)
      const { sku, gtin, name, tracking, stock } = await call(inventoryEndpoints.get, { params: { id: item.id } })
      const found = { inventoryId: item.id, sku, gtin, name, handlingUnit: null, expected: null, extra: { tracking } }
      const hasLots = stock.some(({ lot }) => lot !== null)
      const put = (facts: LabelFacts) =>
        putExtra({ ...found, lot: facts.lotNumber, expiresOn: facts.expiresOn, typed: String(facts.quantity) }, hasLots)
      const { label } = item
      const doubt = await doubtOfLot(item, [])
      if (!label || !doubt) return put(label ?? { quantity: 1, lotNumber: null, expiresOn: null })
      const answers = [label, doubt].map((facts) => ({ label: lotInWords(facts), answer: () => void put(facts) }))
      work.refuse(whichLot, { answers })
    } catch (error) {
      work.refuse(detailFor(error))
    }
  }

  /** Counts goods that weren't asked for, once their lot is clear; in the place of those that were counted before, if they are corrected. */
  async function putExtra(goods: CountedGoods, hasLots: boolean, before: CountedGoods | null = null): Promise<void> {
    const { inventoryId, sku, lot: lotNumber, extra } = goods
    const others = before ? without(here.goods, before) : here.goods
    const dayHere = others.find((each) => each.inventoryId === inventoryId && each.lot === lotNumber)?.expiresOn ?? null
    const lot = { lotNumber, expiresOn: goods.expiresOn ?? dayHere }
    const give = (given: LotOfGoods) => void putExtra(inLot(goods, given), false, before)
    const ask = (asked: Omit<LotAsked, 'lot'>) => askForLot(goods, { ...asked, lot }, give)
    try {
      const asked = await lotAsked({ inventoryId, sku, tracking: extra?.tracking ?? 'none' }, lot)
      work.again()
      if (asked) ask(asked)
      else if (lot.expiresOn !== null && dayHere !== null && lot.expiresOn !== dayHere)
        ask({
          asksExpiry: false,
          mayHaveNone: false,
          sentence: contradiction(`Lot ${lotNumber} is counted here with the expiry date ${formatDay(dayHere)}`, lot.expiresOn),
        })
      else if (hasLots && lotNumber === null) ask({ sentence: lotQuestion, asksExpiry: false, mayHaveNone: true })
      else {
        const put = inLot(goods, lot)
        here.change((goods) => withGoods(before ? without(goods, before) : goods, put))
        work.withoutLot()
        here.onAdded()
      }
    } catch (error) {
      work.refuse(detailFor(error))
    }
  }

  /** Asks for the lot of goods that weren't asked for and are counted already. */
  function askLot(goods: CountedGoods): void {
    const { lot: lotNumber, expiresOn, extra } = goods
    const asked = {
      sentence: lotQuestion,
      lot: { lotNumber, expiresOn },
      asksExpiry: extra?.tracking === 'lot_expiry',
      mayHaveNone: extra?.tracking === 'none',
    }
    askForLot(goods, asked, (given) => void putExtra(inLot(goods, given), false, goods))
  }

  function askForLot({ inventoryId, sku }: CountedGoods, asked: LotAsked, give: (lot: LotOfGoods) => void): void {
    work.askLot({ goods: give, sku, asked, inventoryId, submitLabel: 'Use Lot' })
  }

  return { addExtra, askLot }
}
