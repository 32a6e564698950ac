import { useState } from 'react'
import { handlingUnitsEndpoints } from '../../../contract/stock/handling-units/handling-units.ts'
import { moveStockEndpoints } from '../../../contract/stock/inventory/move-stock.ts'
import { recordLink } from '../../platform/address/record-link.tsx'
import { ApiError, detailFor } from '../../platform/lib/api.ts'
import { useChange } from '../../platform/lib/use-change.ts'
import type { RowLink } from '../../platform/ui/table-column.ts'
import type { Goods } from './goods.ts'

/** What is to be moved: goods at a location, or a handling unit with all that is in it. */
export type Chosen =
  | { kind: 'goods'; goods: Goods }
  | { kind: 'unit'; id: number; sscc: string; location: string | null; quantity: number | null }

export interface Moved {
  /** SKU or SSCC. */
  code: string
  /** Null where it is hidden by a count. */
  quantity: number | null
  to: string
  /** The page of the item or of the unit. */
  page: RowLink
}

/** A move to quarantine that waits for its reason. */
export interface ReasonWanted {
  sentence: string
  to: string
  quantity: number
  withReservations: boolean
}

interface Outcome {
  onMoved: (moved: Moved) => void
  fail: (error: unknown, what: string) => void
}

/** Sends a move of what was chosen; one to quarantine is asked for its reason. */
export function useMoving(chosen: Chosen | null, { onMoved, fail }: Outcome) {
  const [reasonWanted, setReasonWanted] = useState<ReasonWanted | null>(null)
  const moving = useChange(moveStockEndpoints.move, (input: { id: number; body: Parameters<typeof bodyOf>[0] }) => ({
    params: { id: input.id },
    body: bodyOf(input.body),
  }))
  const movingUnit = useChange(handlingUnitsEndpoints.move, ({ id, to, reason }: { id: number; to: string; reason: string | null }) => ({
    params: { id },
    body: { locationCode: to, reason },
  }))

  async function moveTo(to: string, quantity: number, withReservations: boolean, reason: string | null = null): Promise<null> {
    if (chosen === null || moving.isPending || movingUnit.isPending) return null
    try {
      if (chosen.kind === 'unit') {
        const unit = await movingUnit.mutateAsync({ id: chosen.id, to, reason })
        const page = recordLink('/handling-units/$id', unit.id)
        onMoved({ code: unit.sscc, quantity: chosen.quantity, to: unit.location ?? to, page })
      } else {
        await moving.mutateAsync({ id: chosen.goods.inventoryId, body: { goods: chosen.goods, to, quantity, withReservations, reason } })
        const page = recordLink('/inventory/$id', chosen.goods.inventoryId)
        onMoved({ code: chosen.goods.sku, quantity, to, page })
      }
      setReasonWanted(null)
      return null
    } catch (error) {
      if (error instanceof ApiError && error.problem?.code === 'move.reason-needed') {
        setReasonWanted({ sentence: detailFor(error), to, quantity, withReservations })
        return null
      }
      const what = chosen.kind === 'unit' ? chosen.sscc : `${quantity} × ${chosen.goods.sku}`
      fail(error, what)
      return null
    }
  }

  return { moveTo, reasonWanted, withoutReason: () => setReasonWanted(null), pending: moving.isPending || movingUnit.isPending }
}

interface Sent {
  goods: Goods
  to: string
  quantity: number
  withReservations: boolean
  reason: string | null
}

function bodyOf({ goods, to, quantity, withReservations, reason }: Sent) {
  return { from: goods.location, to, quantity, lot: goods.lot, handlingUnit: goods.handlingUnit, withReservations, reason }
}
