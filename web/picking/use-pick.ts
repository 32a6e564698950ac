import { useState } from 'react'
import { type PickLine, type PickList, pickingEndpoints } from '../../contract/picking/picking.ts'
import { wrongGoods } from '../../contract/picking/scanned-pick.ts'
import { notDone } from '../floor/not-done.ts'
import { wholeNumber, wholeNumberIn } from '../form/read-number.ts'
import { detailFor } from '../lib/api.ts'
import { formatNumber } from '../lib/format.ts'
import { playErrorTone } from '../scan/error-tone.ts'
import { useFloorChange } from './use-pick-list.ts'

/** A scan that was refused, and why. */
export type WrongPick =
  | { what: 'location' | 'item' | 'lot' | 'unit'; expected: string; scanned: string }
  | { what: 'failed'; sentence: string; title?: string }

export type PickStep = 'location' | 'item' | 'quantity'

/**
 * The steps of picking one line: the bin, the goods, the quantity. The first scan of the goods confirms them with the quantity as shown; from the
 * second on each scan counts one piece, and the last piece picks. `onPicked` is called with what was picked.
 */
export function usePick(list: PickList, line: PickLine, onPicked: (line: PickLine, quantity: number) => void) {
  const pick = useFloorChange(pickingEndpoints.pick, list)
  const [location, setLocation] = useState<{ scanned: string } | null>(line.location === null ? { scanned: '' } : null)
  const [item, setItem] = useState<{ scanned: string } | null>(null)
  const [wrong, setWrong] = useState<WrongPick | null>(null)
  const [typed, setTyped] = useState(String(line.quantity))
  /** Pieces that were scanned one by one; null until they are. Typing keeps them, as a scan types into the field that has the focus. */
  const [scanned, setScanned] = useState<number | null>(null)
  const quantity = wholeNumberIn(typed, { ...wholeNumber, min: 1, max: line.quantity })
  const quantityError = Number.isNaN(quantity) ? `Enter a whole number from 1 to ${formatNumber(line.quantity)}.` : null
  const step: PickStep = location === null ? 'location' : item === null ? 'item' : 'quantity'

  function refuse(refused: WrongPick) {
    playErrorTone()
    setWrong(refused)
  }

  function scan(code: string): null {
    if (pick.isPending) return null
    if (location === null) {
      if (code.toLowerCase() !== line.location?.toLowerCase()) refuse({ what: 'location', expected: line.location ?? '', scanned: code })
      else arrive(code)
    } else takeItem(code)
    return null
  }

  function arrive(scanned: string) {
    setLocation({ scanned })
    setWrong(null)
  }

  function takeItem(code: string) {
    const other = code === '' ? null : wrongGoods(line, code)
    if (other) return refuse({ what: other.what, expected: other.expected, scanned: code })
    setWrong(null)
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
    if (Number.isNaN(pieces) && quantityError !== null) return refuse({ what: 'failed', sentence: quantityError })
    setWrong(null)
    pick
      .mutateAsync({
        line: line.id,
        quantity: pieces,
        ...(location?.scanned && { scannedLocation: location.scanned }),
        ...(scannedItem && { scannedItem }),
      })
      .then(() => onPicked(line, pieces))
      .catch((error: unknown) =>
        refuse({ what: 'failed', sentence: detailFor(error), title: notDone('picked', `${pieces} × ${line.sku}`, error) }),
      )
  }

  return {
    step,
    wrong,
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
    again: () => setWrong(null),
  }
}
