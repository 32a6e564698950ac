import { useState } from 'react'
import { useWatch } from 'react-hook-form'
import type { GoodsReturn } from '../../../contract/goods-in/returns/returns.ts'
import { foldedCode } from '../../../contract/platform/codes/goods-by-code.ts'
import { type LabelFacts, readCode } from '../../../contract/platform/codes/read-code.ts'
import { type LotWanted, useScannedWork } from '../../platform/floor/use-scanned-work.ts'
import { detailFor } from '../../platform/lib/api.ts'
import { formatNumber, plural } from '../../platform/lib/format.ts'
import { doubtOfLot, lotInWords, whichLot } from '../../platform/lookup/doubtful-lot.ts'
import { itemOfCode, type ScannedItem, whyNoGoods } from '../../platform/lookup/item-of-code.ts'
import type { LotAsked } from '../../platform/lookup/lot-asked.ts'
import type { LotOfGoods } from '../../platform/lookup/lots-of-item.ts'
import { lotChosen, lotOfScan } from './lot-of-scan.ts'
import { countedOn, countsOfSku, type ReturnCount, type ScannedGoods, withScan } from './return-counts.ts'
import { useReturnForm } from './use-return-form.ts'

const one: LabelFacts = { quantity: 1, lotNumber: null, expiresOn: null }

/** Counting the goods of a return by scans. What is counted is kept as a draft on this device until it is received. */
export function useReturnCounts(record: GoodsReturn) {
  const work = useScannedWork<ScannedGoods>('counted')
  const { refuse } = work
  const form = useReturnForm(record)
  const counts = useWatch({ control: form.form.control, name: 'counts' })
  const [latest, setLatest] = useState<string | null>(null)
  const [unit, setUnit] = useState<string | null>(null)

  function write(next: readonly ReturnCount[], key: string | null) {
    form.form.setValue('counts', next, { shouldDirty: true })
    setLatest(key)
    work.again()
    work.withoutLot()
  }

  function put(goods: ScannedGoods, lot: LotOfGoods) {
    const { counts: next, key } = withScan(form.form.getValues('counts'), { ...goods, scanned: { ...goods.scanned, ...lot } })
    write(next, key)
  }

  /** Counts goods once their lot is clear. */
  async function count(goods: ScannedGoods): Promise<void> {
    try {
      const found = await lotOfScan(record, goods, { counts: form.form.getValues('counts'), latest })
      if ('lot' in found) return put(goods, found.lot)
      work.again()
      askLot(goods, found)
    } catch (error) {
      refuse(detailFor(error))
    }
  }

  function askLot(goods: ScannedGoods, { asked, expected }: { asked: LotAsked; expected: readonly LotOfGoods[] }): void {
    const { sku, inventoryId, scanned } = goods
    work.askLot({ goods, sku, inventoryId, asked, expected, submitLabel: `Count ${plural(scanned.quantity, 'unit')}` })
  }

  async function countInLot(wanted: LotWanted<ScannedGoods>, lot: LotOfGoods): Promise<void> {
    try {
      const asked = await lotChosen(wanted.goods, lot, form.form.getValues('counts'))
      if (asked) work.askLot({ ...wanted, asked })
      else put(wanted.goods, lot)
    } catch (error) {
      refuse(detailFor(error))
    }
  }

  async function scan(code: string): Promise<null> {
    const { text, label, sscc } = readCode(code)
    try {
      const line = record.items.find(({ sku }) => foldedCode(sku) === foldedCode(text))
      const item = line ? null : await itemOfCode(code, record.customerId)
      if (line) await count({ ...line, scanned: { ...one, sscc: unit } })
      else if (item) await countItem(item)
      else if (sscc === null || label?.gtin) {
        const location = label ? null : await whyNoGoods(code)
        refuse(location ?? `${record.customerName} has no SKU ${label?.gtin ?? text}.`)
      } else {
        setUnit(sscc)
        work.again()
      }
    } catch (error) {
      refuse(detailFor(error))
    }
    return null
  }

  async function countItem(item: ScannedItem): Promise<void> {
    const { id: inventoryId, sku, name, label } = item
    const on = label?.sscc ?? unit
    const goodsOf = (facts: LabelFacts): ScannedGoods => ({ inventoryId, sku, name, scanned: { ...facts, sscc: on } })
    const goods = goodsOf(label ?? one)
    const known = form.form.getValues('counts')
    const doubt = await doubtOfLot(
      item,
      known.map(({ lot }) => lot),
    )
    const counted = label?.isWholeUnit && label.sscc ? countedOn(known, label.sscc) : 0
    if (label && doubt) {
      refuse(whichLot, { answers: [label, doubt].map((facts) => ({ label: lotInWords(facts), answer: goodsOf(facts) })) })
    } else if (countsOfSku(known, sku).length === 0)
      refuse('Not on this return. Add it?', { answers: [{ label: 'Add and Count', answer: goods }] })
    else if (counted > 0) {
      const answers = [{ label: 'Count Again', answer: goods }]
      refuse(`Pallet ${on} is counted already (${formatNumber(counted)}). Count it again?`, { answers })
    } else await count(goods)
  }

  return {
    form,
    counts,
    latest,
    select: setLatest,
    change: (key: string, changed: Partial<ReturnCount>) =>
      write(
        form.form.getValues('counts').map((each) => (each.key === key ? { ...each, ...changed } : each)),
        key,
      ),
    unit,
    setUnit,
    refused: work.refused,
    again: work.again,
    lotWanted: work.lotWanted,
    countInLot,
    withoutLot: work.withoutLot,
    count,
    scan,
  }
}

export type ReturnCounting = ReturnType<typeof useReturnCounts>
