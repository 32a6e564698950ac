import { useState } from 'react'
import { type CountingLine, countingEndpoints } from '../../../contract/goods-in/receipts/counting.ts'
import { onlyLot } from '../../../contract/goods-in/receipts/expected-lots.ts'
import type { Receipt } from '../../../contract/goods-in/receipts/receipts.ts'
import { gtinForms } from '../../../contract/gs1.ts'
import { type Label, type LabelFacts, readCode } from '../../../contract/platform/codes/read-code.ts'
import { useScannedWork } from '../../platform/floor/use-scanned-work.ts'
import { detailFor } from '../../platform/lib/api.ts'
import { formatDay } from '../../platform/lib/format.ts'
import { queryClient } from '../../platform/lib/query-client.ts'
import { readQuery, useRead } from '../../platform/lib/use-read.ts'
import { doubtOfLot, lotInWords, whichLot } from '../../platform/lookup/doubtful-lot.ts'
import { itemOfCode, type ScannedItem, whyNoGoods } from '../../platform/lookup/item-of-code.ts'
import { contradiction, whichOf } from '../../platform/lookup/lot-asked.ts'
import type { LotOfGoods } from '../../platform/lookup/lots-of-item.ts'
import { playErrorTone } from '../../platform/scan/error-tone.ts'
import { isSameSku, lineOf, lotIn } from './counted-line.ts'
import { type CountedOf, useTypedCounts } from './typed-counts.ts'
import { type Count, useSentCounts } from './use-sent-counts.ts'

/** The units that were counted or chosen last. Their lot applies to the next scans of the same goods. */
export interface Latest extends LotOfGoods {
  sku: string
  handlingUnit: string | null
  /** False as long as a scan may ask for the lot. */
  isLotClear: boolean
}

/** Counting the goods of a pending receipt: the state that all people who count share, and the scans of this one. */
export function useCounting(receipt: Receipt) {
  const params = { id: receipt.id }
  const work = useScannedWork<Count>('counted')
  const { refuse, again } = work
  const read = useRead(countingEndpoints.get, { params })
  const [latest, setLatest] = useState<Latest | null>(null)
  const [unit, setUnit] = useState<string | null>(null)
  /** Scanned items that the receipt doesn't name, by SKU. */
  const [scannedItems, setScannedItems] = useState<Readonly<Record<string, number>>>({})
  const lines = read.data?.lines ?? []
  const typed = useTypedCounts(lines)
  const { send, askLot, refuseUnknown, pending } = useSentCounts(receipt.id, work, {
    unit,
    inventoryIdOf: (sku) => lineOf(lines, sku)?.inventoryId ?? scannedItems[sku] ?? null,
    expectedOf: (sku) => lineOf(lines, sku)?.expectedLots ?? [],
    onCounted: (counted, saves) => {
      if (saves) typed.drop(saves)
      setLatest({ ...counted, isLotClear: true })
    },
  })

  /** Counts goods that are expected. The lot that is expected is taken where none was scanned; where several are, the person is asked. */
  async function countLine(line: CountingLine, count: Count): Promise<void> {
    // A transfer knows the lots that were sent; the server fills them in.
    const expected = receipt.transferOrderId === null ? line.expectedLots : []
    const asked = { asksExpiry: line.tracking === 'lot_expiry', mayHaveNone: line.tracking === 'none' }
    const { lotNumber, expiresOn } = lotIn(count)
    const same = expected.find((lot) => lotNumber !== null && lot.lotNumber === lotNumber)
    const isAnswered = line.lots.some((lot) => lot.counted > 0 && lot.lotNumber === lotNumber && lot.expiresOn === expiresOn)
    if (same?.expiresOn && expiresOn !== null && same.expiresOn !== expiresOn && !isAnswered) {
      playErrorTone()
      const known = `Lot ${lotNumber} was announced with the expiry date ${formatDay(same.expiresOn)}`
      return askLot(count, { ...asked, mayHaveNone: false, sentence: contradiction(known, expiresOn) })
    }
    const isClear = lotNumber !== null || (latest?.isLotClear && isSameSku(latest.sku, count.sku))
    if (isClear || expected.every((lot) => lot.lotNumber === null)) return send(count)
    const only = onlyLot(expected)
    if (only) return send({ ...count, ...lotIn(only) })
    askLot(count, { ...asked, sentence: whichOf(expected) })
  }

  async function scan(scanned: string): Promise<null> {
    const { text, label, sscc } = readCode(scanned)
    try {
      // The first scan may come before the lines are there.
      const { lines } = await queryClient.ensureQueryData(readQuery(countingEndpoints.get, { params }))
      const line = lineOf(lines, text)
      const item = line ? null : await itemOfCode(scanned, receipt.customerId)
      if (line) await countLine(line, countOf(line.sku, null))
      else if (item) await countItem(item, lineOf(lines, item.sku))
      else if (label ? label.gtin !== null : sscc === null) {
        const forms = gtinForms(label?.gtin ?? '')
        const expected = lines.find(({ sku }) => forms.includes(sku))
        const count = countOf(expected?.sku ?? label?.gtin ?? text, label)
        const location = expected || label ? null : await whyNoGoods(scanned)
        if (expected) await countLine(expected, count)
        else if (location) refuse(location)
        else refuseUnknown(`${receipt.customerName} has no SKU ${count.sku}.`, count)
      } else if (sscc === null) refuse('This label names no goods. Scan their SKU or GTIN.')
      else {
        setUnit(sscc)
        again()
      }
    } catch (error) {
      refuse(detailFor(error))
    }
    return null
  }

  async function countItem(item: ScannedItem, line: CountingLine | undefined): Promise<void> {
    const count = countOf(item.sku, item.label)
    setScannedItems((known) => ({ ...known, [item.sku]: item.id }))
    const doubt = await doubtOfLot(item, line?.lots.map(({ lotNumber }) => lotNumber) ?? [])
    if (item.label && doubt) {
      const answers = [
        { label: lotInWords(item.label), answer: count },
        { label: lotInWords(doubt), answer: { ...count, ...factsOf(doubt) } },
      ]
      refuse(whichLot, { title: item.sku, answers })
    } else if (line) await countLine(line, count)
    else refuse('Not on this receipt. Add it?', { title: item.sku, answers: [{ label: 'Add and Count', answer: count }] })
  }

  /** The lot that was entered for the goods of the scan before applies to more of the same. */
  function countOf(sku: string, label: Label | null): Count {
    const isSame = latest !== null && isSameSku(latest.sku, sku) && !label?.lotNumber
    return {
      sku,
      quantity: 1,
      ...(label && factsOf(label)),
      ...(isSame && lotIn(latest)),
      ...(label?.sscc && { handlingUnit: label.sscc }),
      ...(label?.isWholeUnit && { wholeUnit: 'once' as const }),
    }
  }

  return {
    read,
    lines,
    people: read.data?.people ?? [],
    latest,
    select: (sku: string) => setLatest({ sku, lotNumber: null, expiresOn: null, handlingUnit: null, isLotClear: false }),
    /** Shows what was counted of a line in a lot. */
    show: (of: CountedOf) => setLatest({ ...of, isLotClear: of.lotNumber !== null }),
    typed,
    setLot: (lot: LotOfGoods & { handlingUnit?: string | null }) => setLatest((line) => line && { ...line, ...lot, isLotClear: true }),
    unit,
    setUnit,
    refused: work.refused,
    lotWanted: work.lotWanted,
    withoutLot: work.withoutLot,
    again,
    scan,
    send,
    pending,
  }
}

function factsOf({ quantity, lotNumber, expiresOn }: LabelFacts): LabelFacts {
  return { quantity, lotNumber, expiresOn }
}
