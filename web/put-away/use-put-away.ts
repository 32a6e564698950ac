import { useState } from 'react'
import { readCode } from '../../contract/codes/read-code.ts'
import { gtinForms } from '../../contract/gs1.ts'
import { isForTask } from '../../contract/put-away/scanned-task.ts'
import { type Task, tasksEndpoints } from '../../contract/put-away/tasks.ts'
import { notDone } from '../floor/not-done.ts'
import { wholeNumber, wholeNumberIn } from '../form/read-number.ts'
import { detailFor } from '../lib/api.ts'
import { formatNumber } from '../lib/format.ts'
import { useRowChange } from '../lib/use-change.ts'
import { playErrorTone } from '../scan/error-tone.ts'
import { codeOf } from './task-goods.ts'

/** A scan that was refused, and why. */
export type Wrong =
  | { kind: 'goods'; expected: string; scanned: string }
  /** Another location than suggested. The goods may be put there all the same, when it has room. */
  | { kind: 'location'; expected: string; scanned: string }
  /** The server's answer, or a quantity that isn't one. */
  | { kind: 'failed'; sentence: string; title?: string }

/** The steps of putting the goods of an open task away. `scannedGoods` is the scan that opened the task, if one did. */
export function usePutAway(task: Task, scannedGoods: string | undefined) {
  const complete = useRowChange(tasksEndpoints.complete)
  const [goods, setGoods] = useState(scannedGoods !== undefined && isForTask(task, scannedGoods) ? { scanned: scannedGoods } : null)
  const [wrong, setWrong] = useState<Wrong | null>(null)
  const [typed, setQuantity] = useState(String(task.quantity))
  const quantity = task.sscc === null ? wholeNumberIn(typed, { ...wholeNumber, min: 1, max: task.quantity }) : task.quantity
  const quantityError = Number.isNaN(quantity) ? `Enter a whole number from 1 to ${formatNumber(task.quantity)}.` : null

  function refuse(refused: Wrong) {
    playErrorTone()
    setWrong(refused)
  }

  function scan(code: string): null {
    if (complete.isPending) return null
    if (isForTask(task, code)) {
      setGoods({ scanned: code })
      setWrong(null)
    } else if (goods === null || namesGoods(code)) refuse({ kind: 'goods', expected: codeOf(task), scanned: code })
    else if (task.suggestedLocation === null || code.toLowerCase() === task.suggestedLocation.toLowerCase()) putAt(code)
    else refuse({ kind: 'location', expected: task.suggestedLocation, scanned: code })
    return null
  }

  function putAt(locationCode: string) {
    if (quantityError !== null) return refuse({ kind: 'failed', sentence: quantityError })
    setWrong(null)
    const scanned = goods?.scanned
    complete
      .mutateAsync({
        read: task,
        body: { locationCode, ...(scanned && { scanned }), ...(quantity !== task.quantity && { quantity }) },
      })
      .catch((error: unknown) =>
        refuse({ kind: 'failed', sentence: detailFor(error), title: notDone('put away', `${quantity} × ${codeOf(task)}`, error) }),
      )
  }

  return {
    step: goods === null ? ('goods' as const) : ('location' as const),
    wrong,
    pending: complete.isPending,
    quantity: typed,
    quantityError,
    setQuantity,
    scan,
    putAt,
    putHere: () => wrong?.kind === 'location' && putAt(wrong.scanned),
    again: () => setWrong(null),
    confirmGoods: () => {
      setGoods({ scanned: '' })
      setWrong(null)
    },
  }
}

/** A label, a GTIN or an SSCC is no location. */
function namesGoods(code: string): boolean {
  const { text, label, sscc } = readCode(code)
  return label !== null || sscc !== null || gtinForms(text).length > 0
}
