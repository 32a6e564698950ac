import { useNavigate } from '@tanstack/react-router'
import { useState } from 'react'
import { useWatch } from 'react-hook-form'
import type { BodyInput } from '../../contract/endpoint.ts'
import { lookupEndpoints } from '../../contract/lookup/lookup.ts'
import { returnWorkEndpoints } from '../../contract/returns/return-work.ts'
import type { GoodsReturn } from '../../contract/returns/returns.ts'
import { recordLink } from '../address/record-link.tsx'
import { useRecordForm } from '../form/use-record-form.ts'
import { call, detailFor, isMissing } from '../lib/api.ts'
import { plural } from '../lib/format.ts'
import { toast } from '../lib/toast.ts'
import { useChange } from '../lib/use-change.ts'
import { scannedGoods } from '../receipts/scanned-goods.ts'
import { playErrorTone } from '../scan/error-tone.ts'
import { countsSchema, countValues, type ReturnCount, withScan } from './return-counts.ts'

type Body = BodyInput<typeof returnWorkEndpoints.receive>
const longestWait = 10_000

/** Goods that were scanned and that the return doesn't name. */
interface Unexpected {
  sku: string
  name: string
  scanned: Parameters<typeof withScan>[2]
}

/** Counting the goods of a return by scans. What is counted is kept as a draft on this device until it is received. */
export function useReturnCounts(record: GoodsReturn) {
  const navigate = useNavigate()
  const receiving = useChange(returnWorkEndpoints.receive, ({ body, idempotencyKey }: { body: Body; idempotencyKey: string }) => ({
    params: { id: record.id },
    body,
    idempotencyKey,
  }))
  const form = useRecordForm({
    name: `receive-return-${record.id}-${record.version}`,
    noun: 'return',
    record: null,
    values: () => countValues(record),
    create: { schema: () => countsSchema, send: (body, idempotencyKey) => receiving.mutateAsync({ body, idempotencyKey }) },
    onSaved: ({ returnNumber, units }) => {
      toast({ title: 'Return Received', description: `${returnNumber}: ${plural(units, 'unit')}.` })
      void navigate({ ...recordLink('/returns/$id', record.id), replace: true })
    },
    closesAfterSaving: false,
    onClose: () => {},
  })
  const counts = useWatch({ control: form.form.control, name: 'counts' })
  const [latest, setLatest] = useState<string | null>(null)
  const [unit, setUnit] = useState<string | null>(null)
  const [refused, setRefused] = useState<{ sentence: string; unexpected?: Unexpected } | null>(null)

  function write(next: readonly ReturnCount[], key: string | null) {
    form.form.setValue('counts', next, { shouldDirty: true })
    setLatest(key)
    setRefused(null)
  }

  function refuse(sentence: string, unexpected?: Unexpected): null {
    playErrorTone()
    setRefused({ sentence, ...(unexpected && { unexpected }) })
    return null
  }

  function count({ sku, name, scanned }: Unexpected) {
    const { counts: next, key } = withScan(form.form.getValues('counts'), { sku, name }, scanned)
    write(next, key)
  }

  async function scan(code: string): Promise<null> {
    const scanned = scannedGoods(code)
    if (scanned.kind === 'unit') {
      setUnit(scanned.sscc)
      setRefused(null)
      return null
    }
    const known = () => form.form.getValues('counts')
    const on = { ...scanned, sscc: scanned.sscc ?? unit }
    const line = known().find(({ sku }) => sku.toLowerCase() === scanned.code.toLowerCase())
    if (line) {
      count({ ...line, scanned: on })
      return null
    }
    try {
      const query = { code: scanned.code, type: 'inventoryItem' as const, customerId: record.customerId }
      const item = await call(lookupEndpoints.find, { query, signal: AbortSignal.timeout(longestWait) })
      const of = { sku: item.code, name: item.label, scanned: on }
      if (known().some(({ sku }) => sku === item.code)) count(of)
      else refuse('Not on this return. Add it?', of)
    } catch (error) {
      refuse(isMissing(error) ? `${record.customerName} has no SKU ${scanned.code}.` : detailFor(error))
    }
    return null
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
    refused,
    again: () => setRefused(null),
    add: () => refused?.unexpected && count(refused.unexpected),
    scan,
  }
}

export type ReturnCounting = ReturnType<typeof useReturnCounts>
