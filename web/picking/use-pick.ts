import { useState } from 'react'
import { type PickLine, type PickList, pickingEndpoints } from '../../contract/picking/picking.ts'
import { wrongGoods } from '../../contract/picking/scanned-pick.ts'
import { wholeNumber, wholeNumberIn } from '../form/read-number.ts'
import { detailFor } from '../lib/api.ts'
import { formatNumber } from '../lib/format.ts'
import { playErrorTone } from '../scan/error-tone.ts'
import { useFloorChange } from './use-pick-list.ts'

/** A scan that was refused, and why. */
export type WrongPick =
  | { what: 'location' | 'item' | 'lot' | 'unit'; expected: string; scanned: string }
  | { what: 'failed'; sentence: string }

export type PickStep = 'location' | 'item' | 'quantity'

/**
 * The steps of picking one line: the bin, the goods, the quantity. A scan of one piece picks it at once. `onPicked` is called with what was
 * picked.
 */
export function usePick(list: PickList, line: PickLine, onPicked: (line: PickLine, quantity: number) => void) {
  const pick = useFloorChange(pickingEndpoints.pick, list)
  const [location, setLocation] = useState<{ scanned: string } | null>(line.location === null ? { scanned: '' } : null)
  const [item, setItem] = useState<{ scanned: string } | null>(null)
  const [wrong, setWrong] = useState<WrongPick | null>(null)
  const [typed, setQuantity] = useState(String(line.quantity))
  const quantity = wholeNumberIn(typed, { ...wholeNumber, min: 1, max: line.quantity })
  const quantityError = Number.isNaN(quantity) ? `Enter a whole number from 1 to ${formatNumber(line.quantity)}.` : null
  const step: PickStep = location === null ? 'location' : item === null ? 'item' : 'quantity'

  function refuse(refused: WrongPick) {
    playErrorTone()
    setWrong(refused)
  }

  function scan(scanned: string): null {
    if (pick.isPending) return null
    if (location === null) {
      if (scanned.toLowerCase() !== line.location?.toLowerCase()) refuse({ what: 'location', expected: line.location ?? '', scanned })
      else arrive(scanned)
    } else takeItem(scanned)
    return null
  }

  function arrive(scanned: string) {
    setLocation({ scanned })
    setWrong(null)
  }

  function takeItem(scanned: string) {
    const other = scanned === '' ? null : wrongGoods(line, scanned)
    if (other) return refuse({ what: other.what, expected: other.expected, scanned })
    setWrong(null)
    setItem({ scanned })
    // The goods scanned once more say that they were counted.
    if (line.quantity === 1 || item !== null) confirm(scanned)
  }

  function confirm(scannedItem = item?.scanned ?? '') {
    if (quantityError !== null) return refuse({ what: 'failed', sentence: quantityError })
    setWrong(null)
    pick
      .mutateAsync({
        line: line.id,
        quantity,
        ...(location?.scanned && { scannedLocation: location.scanned }),
        ...(scannedItem && { scannedItem }),
      })
      .then(() => onPicked(line, quantity))
      .catch((error: unknown) => refuse({ what: 'failed', sentence: detailFor(error) }))
  }

  return {
    step,
    wrong,
    pending: pick.isPending,
    quantity: typed,
    quantityError,
    setQuantity,
    scan,
    arrive: () => arrive(''),
    takeItem: () => takeItem(''),
    confirm: () => confirm(),
    again: () => setWrong(null),
  }
}
