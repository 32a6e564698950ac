import { useState } from 'react'
import type { BodyInput } from '../../contract/endpoint.ts'
import { lookupEndpoints } from '../../contract/lookup/lookup.ts'
import type { ProblemCode } from '../../contract/problems.ts'
import { type Counting, type CountingLine, countingEndpoints } from '../../contract/receipts/counting.ts'
import type { Receipt } from '../../contract/receipts/receipts.ts'
import { dateProblem } from '../form/read-date.ts'
import { ApiError, call, detailFor, isMissing } from '../lib/api.ts'
import { queryClient } from '../lib/query-client.ts'
import { useChange } from '../lib/use-change.ts'
import { readQuery, useRead } from '../lib/use-read.ts'
import { useMay } from '../lib/use-session.ts'
import { playErrorTone } from '../scan/error-tone.ts'
import { scannedGoods } from './scanned-goods.ts'

export type Count = BodyInput<typeof countingEndpoints.count>

/** Why a scan wasn't counted, and what would count it. */
export type Refused =
  | { kind: 'failed'; sentence: string }
  /** The customer has the item, but the receipt doesn't name it. */
  | { kind: 'unexpected'; sentence: string; count: Count }
  /** The customer has no such item. */
  | { kind: 'unknown'; sentence: string; count: Count }

/** A count of a tracked item that lacks its lot, or the expiry date of the lot. */
export interface LotWanted {
  sentence: string
  count: Count
  asksExpiry: boolean
}

/** By the code of the problem: whether the expiry date is asked for too. */
const lotProblems: Partial<Record<ProblemCode, boolean>> = {
  'stock.lot-needed': false,
  'stock.lot-and-expiry-needed': true,
  'stock.expiry-needed': true,
}

export interface Latest {
  sku: string
  lotNumber: string | null
  expiresOn: string | null
}

const longestWait = 10_000

/** Counting the goods of a pending receipt: the state that all people who count share, and the scans of this one. */
export function useCounting(receipt: Receipt) {
  const params = { id: receipt.id }
  const read = useRead(countingEndpoints.get, { params })
  const sending = useChange(countingEndpoints.count, (body: Count) => ({ params, body }))
  const [latest, setLatest] = useState<Latest | null>(null)
  const [unit, setUnit] = useState<string | null>(null)
  const [refused, setRefused] = useState<Refused | null>(null)
  const [lotWanted, setLotWanted] = useState<LotWanted | null>(null)
  const lines = read.data?.lines ?? []
  const mayCreateItems = useMay('inventory.create')

  function refuse(why: Refused): void {
    playErrorTone()
    setRefused(why)
  }

  function unknown(sentence: string, count: Count): Refused {
    if (mayCreateItems) return { kind: 'unknown', sentence: `${sentence} Create it?`, count }
    return { kind: 'failed', sentence: `${sentence} Ask a manager to create it.` }
  }

  async function send(count: Count): Promise<void> {
    const problem = dateProblem(count.expiresOn ?? '')
    if (problem !== undefined) return refuse({ kind: 'failed', sentence: problem })
    try {
      const answer = await sending.mutateAsync({ handlingUnit: unit, ...count })
      queryClient.setQueryData<Counting>(readQuery(countingEndpoints.get, { params }).queryKey, answer)
      setRefused(null)
      setLotWanted(null)
      setLatest({
        sku: lineOf(answer.lines, count.sku)?.sku ?? count.sku,
        lotNumber: count.lotNumber ?? null,
        expiresOn: count.expiresOn ?? null,
      })
    } catch (error) {
      const code = error instanceof ApiError ? (error.problem?.code as ProblemCode | undefined) : undefined
      const asksExpiry = code && lotProblems[code]
      if (asksExpiry !== undefined) {
        setRefused(null)
        setLotWanted({ sentence: detailFor(error), count, asksExpiry })
        return
      }
      refuse(code === 'receipt.unknown-sku' ? unknown(detailFor(error), count) : { kind: 'failed', sentence: detailFor(error) })
    }
  }

  async function scan(code: string): Promise<null> {
    const scanned = scannedGoods(code)
    if (scanned.kind === 'unit') {
      setUnit(scanned.sscc)
      setRefused(null)
      return null
    }
    const { quantity, lotNumber, expiresOn, sscc } = scanned
    try {
      const item = lineOf(lines, scanned.code)?.sku ?? (await itemOf(receipt.customerId, scanned.code))
      const sku = item ?? scanned.code
      // The lot that was entered for the goods of the scan before applies to more of the same.
      const same = latest && latest.sku.toLowerCase() === sku.toLowerCase() && lotNumber === null
      const lot = same ? { lotNumber: latest.lotNumber, expiresOn: latest.expiresOn } : { lotNumber, expiresOn }
      const count = { sku, quantity, ...lot, ...(sscc && { handlingUnit: sscc }) }
      if (item === null) refuse(unknown(`${receipt.customerName} has no SKU ${sku}.`, count))
      else if (lineOf(lines, sku)) await send(count)
      else refuse({ kind: 'unexpected', sentence: 'Not on this receipt. Add it?', count })
    } catch (error) {
      refuse({ kind: 'failed', sentence: detailFor(error) })
    }
    return null
  }

  return {
    read,
    lines,
    latest,
    select: (sku: string) => setLatest({ sku, lotNumber: null, expiresOn: null }),
    setLot: (lot: Pick<Latest, 'lotNumber' | 'expiresOn'>) => setLatest((line) => line && { ...line, ...lot }),
    unit,
    setUnit,
    refused,
    lotWanted,
    withoutLot: () => setLotWanted(null),
    again: () => setRefused(null),
    scan,
    send,
    pending: sending.isPending,
  }
}

function lineOf(lines: readonly CountingLine[], sku: string): CountingLine | undefined {
  return lines.find((line) => line.sku.toLowerCase() === sku.toLowerCase())
}

/** The SKU of the customer's item with this SKU or GTIN; null when there is none. */
async function itemOf(customerId: number, code: string): Promise<string | null> {
  const query = { code, type: 'inventoryItem' as const, customerId }
  try {
    return (await call(lookupEndpoints.find, { query, signal: AbortSignal.timeout(longestWait) })).code
  } catch (error) {
    if (isMissing(error)) return null
    throw error
  }
}
