import { type RefObject, useCallback, useLayoutEffect, useRef, useState } from 'react'
import { readCode } from '../../../contract/platform/codes/read-code.ts'
import type { LatestLine } from '../../platform/form/lines.tsx'
import { useFormField } from '../../platform/form/record-form-context.ts'
import { detailFor } from '../../platform/lib/api.ts'
import { toast } from '../../platform/lib/toast.ts'
import { chosenEntity, type Entity, type EntityValue } from '../../platform/lookup/entity.ts'
import { itemOfCode } from '../../platform/lookup/item-of-code.ts'
import { useScan } from '../../platform/scan/use-scan.ts'
import { pastedDelivery } from './pasted-delivery.ts'
import { type DraftLine, type LineChange, newLine } from './receipt-form-values.ts'
import { countedFromZero, countedUp } from './scanned-line.ts'
import { unallocatedItem, useAllocationOffer } from './use-allocation-offer.ts'

/** The lines of a receipt's form: adding, changing and removing them by hand, and counting by scanner while `panel` is shown. */
export function useDraftLines(panel: RefObject<HTMLElement | null>, isCounting: boolean) {
  const { value: lines, change, error } = useFormField<readonly DraftLine[]>('items', 'Items')
  const customer = chosenEntity(useFormField<EntityValue>('customerId', 'Customer').value)
  const { offered, offer } = useAllocationOffer(customer)
  /** The line that was last added, or counted by a scan, which doesn't move the focus. */
  const [latest, setLatest] = useState<LatestLine | null>(null)
  // Two scans can come before the form is rendered again.
  const current = useRef(lines)
  useLayoutEffect(() => {
    current.current = lines
  }, [lines])
  const sender = useRef(change)
  useLayoutEffect(() => {
    sender.current = change
  })

  const write = useCallback((next: readonly DraftLine[]) => {
    current.current = next
    sender.current(next)
  }, [])
  const changeLine = useCallback(
    (key: string, changed: LineChange) =>
      write(
        current.current.map((line) =>
          line.key === key ? { ...line, ...(typeof changed === 'function' ? changed(line) : changed) } : line,
        ),
      ),
    [write],
  )
  const removeLine = useCallback((key: string) => write(current.current.filter((line) => line.key !== key)), [write])

  function addScanned(item: Entity) {
    if (isCounting) write(countedFromZero(current.current))
    addLine({ ...newLine(item, '1'), isCounted: isCounting }, true)
  }

  function addLine(line: DraftLine, scanned: boolean) {
    write([...current.current, line])
    setLatest({ key: line.key, scanned })
  }

  /** Counts the line of a SKU up by one. An error message; false where no line has the SKU. */
  function countUp(sku: string): string | null | false {
    const before = isCounting ? countedFromZero(current.current) : current.current
    const known = countedUp(before, sku)
    if (!known) return false
    if ('error' in known) return known.error
    write(known.lines)
    setLatest({ key: known.key, scanned: true })
    return null
  }

  async function takeScan(scanned: string): Promise<string | null> {
    const { text, label } = readCode(scanned)
    const code = label?.gtin ?? text
    if (!panel.current?.checkVisibility()) return `Open the Items tab, then scan ${code} again.`
    const bySku = countUp(text)
    if (bySku !== false) return bySku
    if (!customer) return `Choose a customer first, then scan ${code} again.`
    try {
      const item = await itemOfCode(scanned, customer.id)
      if (item === null) return await offerUnallocated(scanned, code)
      const byItem = countUp(item.sku)
      if (byItem !== false) return byItem
      addScanned({ id: item.id, code: item.sku, name: item.name })
      return null
    } catch (reason) {
      return detailFor(reason)
    }
  }

  async function offerUnallocated(scanned: string, code: string): Promise<string | null> {
    const unallocated = await unallocatedItem(scanned)
    if (unallocated) return offer({ item: unallocated, take: addScanned })
    return `${customer?.name} has no item with the SKU ${code}. If it is new, add a line and type it.`
  }

  /** A SKU that was typed, which no item of the customer has. */
  const offerTyped = useCallback(
    async (key: string, typed: string) => {
      const item = await unallocatedItem(typed)
      const refusal = item && offer({ item, take: (allocated) => changeLine(key, { sku: allocated }) })
      if (refusal) toast({ title: 'Allocation Failed', description: refusal, tone: 'destructive' })
    },
    [offer, changeLine],
  )

  const addPasted = (text: string) => {
    const read = pastedDelivery(text, current.current)
    write(read.lines)
    return read
  }

  useScan(panel, takeScan)
  const add = () => addLine({ ...newLine(), isCounted: isCounting }, false)
  return { lines, error, customer, latest, offered, changeLine, removeLine, offerTyped, addPasted, addLine: add }
}
