import { type RefObject, useCallback, useLayoutEffect, useRef, useState } from 'react'
import { lookupEndpoints } from '../../contract/lookup.ts'
import { useFormField } from '../form/record-form-context.ts'
import { call, detailFor, isMissing } from '../lib/api.ts'
import { chosenEntity, type EntityValue } from '../lookup/entity.ts'
import { useScan } from '../scan/use-scan.ts'
import { type DraftLine, type LineChange, newLine } from './receipt-form-values.ts'
import { countedUp } from './scanned-line.ts'

const longestWait = 10_000

/** The lines of a receipt's form: adding, changing and removing them by hand, and counting by scanner while `panel` is shown. */
export function useDraftLines(panel: RefObject<HTMLElement | null>) {
  const { value: lines, change, error } = useFormField<readonly DraftLine[]>('items', 'Items')
  const customer = chosenEntity(useFormField<EntityValue>('customerId', 'Customer').value)
  /** The line that was last added, or counted by a scan, which doesn't move the focus. */
  const [latest, setLatest] = useState<{ key: string; scanned: boolean } | null>(null)
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

  function addLine(line: DraftLine, scanned: boolean) {
    write([...current.current, line])
    setLatest({ key: line.key, scanned })
  }

  async function takeScan(code: string): Promise<string | null> {
    if (!panel.current?.checkVisibility()) return `Open the Items tab, then scan ${code} again.`
    const known = countedUp(current.current, code)
    if (known && 'error' in known) return known.error
    if (known) {
      changeLine(known.line.key, { quantity: known.line.quantity })
      setLatest({ key: known.line.key, scanned: true })
      return null
    }
    if (!customer) return `Choose a customer first, then scan ${code} again.`
    try {
      const query = { code, type: 'inventoryItem' as const, customerId: customer.id }
      const { id, code: sku, label } = await call(lookupEndpoints.find, { query, signal: AbortSignal.timeout(longestWait) })
      addLine(newLine({ id, code: sku, name: label }, '1'), true)
      return null
    } catch (reason) {
      return isMissing(reason)
        ? `${customer.name} has no item with the SKU ${code}. If it is new, add a line and type it.`
        : detailFor(reason)
    }
  }

  useScan(panel, takeScan)
  return { lines, error, customer, latest, changeLine, removeLine, addLine: () => addLine(newLine(), false) }
}
