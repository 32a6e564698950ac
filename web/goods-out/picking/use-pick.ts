import { useState } from 'react'
import { type PickLine, type PickList, pickingEndpoints } from '../../../contract/goods-out/picking/picking.ts'
import { wrongGoods } from '../../../contract/goods-out/picking/scanned-pick.ts'
import { useScannedWork } from '../../platform/floor/use-scanned-work.ts'
import { wholeNumber, wholeNumberIn } from '../../platform/form/read-number.ts'
import { formatNumber } from '../../platform/lib/format.ts'
import { useFloorChange } from './use-pick-list.ts'

const wrongTitles = { item: 'Wrong item', lot: 'Wrong lot', unit: 'Wrong handling unit' }

export type PickStep = 'location' | 'item' | 'quantity'

/**
 * The steps of picking one line: the bin, the goods, the quantity. The first scan of the goods confirms them with the quantity as shown; from the
 * second on each scan counts one piece, and the last piece picks. `onPicked` is called with what was picked.
 */
export function usePick(list: PickList, line: PickLine, onPicked: (line: PickLine, quantity: number) => void) {
  const work = useScannedWork('picked')
  const { refuse, again } = work
  const pick = useFloorChange(pickingEndpoints.pick, list)
  const [location, setLocation] = useState<{ scanned: string } | null>(line.location === null ? { scanned: '' } : null)
  const [item, setItem] = useState<{ scanned: string } | null>(null)
  const [typed, setTyped] = useState(String(line.quantity))
  /** Pieces that were scanned one by one; null until they are. Typing keeps them, as a scan types into the field that has the focus. */
  const [scanned, setScanned] = useState<number | null>(null)
  const quantity = wholeNumberIn(typed, { ...wholeNumber, min: 1, max: line.quantity })
  const quantityError = Number.isNaN(quantity) ? `Enter a whole number from 1 to ${formatNumber(line.quantity)}.` : null
  const step: PickStep = location === null ? 'location' : item === null ? 'item' : 'quantity'

  function scan(code: string): null {
    if (pick.isPending) return null
    if (location === null) {
      if (code.toLowerCase() === line.location?.toLowerCase()) arrive(code)
      else refuse({ expected: line.location ?? '', scanned: code }, { title: 'Wrong bin' })
    } else takeItem(code)
    return null
  }

  function arrive(scanned: string) {
    setLocation({ scanned })
    again()
  }

  function takeItem(code: string) {
    const other = code === '' ? null : wrongGoods(line, code)
    if (other) return refuse({ expected: other.expected, scanned: code }, { title: wrongTitles[other.what] })
    again()
    setItem({ scanned: code })
    if (line.quantity === 1) return confirm(code, 1)
    if (item === null) return
    // The scan that confirmed the goods was of the first piece.
    const pieces = (scanned ?? (item.scanned === '' ? 0 : 1)) + 1
    setScanned(pieces)
    setTyped(String(pieces))
    if (pieces === line.quantity) confirm(code, pieces)
  }

  function confirm(scannedItem = item?.scanned ?? '', pieces = quantity) {
    if (Number.isNaN(pieces) && quantityError !== null) return refuse(quantityError)
    again()
    pick
      .mutateAsync({
        line: line.id,
        quantity: pieces,
        ...(location?.scanned && { scannedLocation: location.scanned }),
        ...(scannedItem && { scannedItem }),
      })
      .then(() => onPicked(line, pieces))
      .catch((error: unknown) => work.fail(error, `${pieces} × ${line.sku}`))
  }

  return {
    step,
    refused: work.refused,
    pending: pick.isPending,
    quantity: typed,
    quantityError,
    /** Null also where another quantity was typed. */
    scanned: typed === String(scanned) ? scanned : null,
    setQuantity: setTyped,
    scan,
    arrive: () => arrive(''),
    takeItem: () => takeItem(''),
    confirm: () => confirm(),
    again,
  }
}
