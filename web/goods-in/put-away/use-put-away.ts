import { useState } from 'react'
import { isForTask } from '../../../contract/goods-in/put-away/scanned-task.ts'
import { type Task, tasksEndpoints } from '../../../contract/goods-in/put-away/tasks.ts'
import { gtinForms } from '../../../contract/gs1.ts'
import { readCode } from '../../../contract/platform/codes/read-code.ts'
import { useScannedWork } from '../../platform/floor/use-scanned-work.ts'
import { wholeNumber, wholeNumberIn } from '../../platform/form/read-number.ts'
import { formatNumber } from '../../platform/lib/format.ts'
import { useRowChange } from '../../platform/lib/use-change.ts'
import { codeOf } from './task-goods.ts'

/** The steps of putting the goods of an open task away. `scannedGoods` is the scan that opened the task, if one did. */
export function usePutAway(task: Task, scannedGoods: string | undefined) {
  const work = useScannedWork<string>('put away')
  const { refuse, again } = work
  const complete = useRowChange(tasksEndpoints.complete)
  const [goods, setGoods] = useState(scannedGoods !== undefined && isForTask(task, scannedGoods) ? { scanned: scannedGoods } : null)
  const [typed, setQuantity] = useState(String(task.quantity))
  const quantity = task.sscc === null ? wholeNumberIn(typed, { ...wholeNumber, min: 1, max: task.quantity }) : task.quantity
  const quantityError = Number.isNaN(quantity) ? `Enter a whole number from 1 to ${formatNumber(task.quantity)}.` : null

  function scan(code: string): null {
    if (complete.isPending) return null
    if (isForTask(task, code)) {
      setGoods({ scanned: code })
      again()
    } else if (goods === null || namesGoods(code)) refuse({ expected: codeOf(task), scanned: code }, { title: 'Wrong goods' })
    else if (task.suggestedLocation === null || code.toLowerCase() === task.suggestedLocation.toLowerCase()) putAt(code)
    else {
      // The goods may be put there all the same, when it has room.
      const answers = [{ label: 'Put it here instead', answer: code }]
      refuse({ expected: task.suggestedLocation, scanned: code }, { title: 'Wrong location', answers })
    }
    return null
  }

  function putAt(locationCode: string) {
    if (quantityError !== null) return refuse(quantityError)
    again()
    const scanned = goods?.scanned
    complete
      .mutateAsync({
        read: task,
        body: { locationCode, ...(scanned && { scanned }), ...(quantity !== task.quantity && { quantity }) },
      })
      .catch((error: unknown) => work.fail(error, `${quantity} × ${codeOf(task)}`))
  }

  return {
    step: goods === null ? ('goods' as const) : ('location' as const),
    refused: work.refused,
    pending: complete.isPending,
    quantity: typed,
    quantityError,
    setQuantity,
    scan,
    putAt,
    again,
    confirmGoods: () => {
      setGoods({ scanned: '' })
      again()
    },
  }
}

/** A label, a GTIN or an SSCC is no location. */
function namesGoods(code: string): boolean {
  const { text, label, sscc } = readCode(code)
  return label !== null || sscc !== null || gtinForms(text).length > 0
}
