import type { z } from 'zod'
import type { InventoryItem } from '../../../contract/stock/inventory/inventory.ts'
import { stockAvailabilityLabels, type stockRow } from '../../../contract/stock/inventory/item-stock.ts'
import { formatNumber, formatQuantity } from '../../platform/lib/format.ts'

export type StockRow = z.output<typeof stockRow>
/** One that isn't in a blind count. */
export type ReadStockRow = StockRow & { onHand: number; reserved: number }
export interface Deduction {
  label: string
  quantity: number
}

/**
 * The difference between on-hand and available: what movements hold, and of the rest what is expired or is where nothing may be
 * promised from. Their sum is exactly the difference.
 */
export function deductionsOf(stock: readonly ReadStockRow[]): Deduction[] {
  const reserved = sum(stock, (row) => row.reserved)
  const unavailable = (['expired', 'quarantine', 'receiving', 'in_transit'] as const).map((availability) => ({
    label: stockAvailabilityLabels[availability],
    quantity: sum(stock, (row) => (row.availability === availability ? row.onHand - row.reserved : 0)),
  }))
  return [{ label: 'Reserved by movements', quantity: reserved }, ...unavailable].filter(({ quantity }) => quantity > 0)
}

/** How much of a stock row can be promised to new movements, in words. */
export function PromisableStock({ row }: { row: Pick<StockRow, 'onHand' | 'reserved' | 'availability'> }) {
  const words = promisableInWords(row)
  return <span className={words === stockAvailabilityLabels.available ? undefined : 'text-caution-text'}>{words}</span>
}

/** A quantity of what is somewhere; '–' while it is in a blind count. */
export function quantityThere(quantity: number | null, unit?: string): string {
  if (quantity === null) return '–'
  return unit === undefined ? formatNumber(quantity) : formatQuantity(quantity, unit)
}

/** 'Available', of a row that movements hold in part '4 of 10', of one that they hold 'All reserved', else why not. */
export function promisableInWords({ onHand, reserved, availability }: Pick<StockRow, 'onHand' | 'reserved' | 'availability'>): string {
  if (onHand === null || reserved === null) return 'Being counted'
  if (availability !== 'available' || reserved === 0) return stockAvailabilityLabels[availability]
  return reserved < onHand ? `${formatNumber(onHand - reserved)} of ${formatNumber(onHand)}` : 'All reserved'
}

function sum(stock: readonly ReadStockRow[], quantityOf: (row: ReadStockRow) => number): number {
  return stock.reduce((total, row) => total + quantityOf(row), 0)
}

/** Why less is available than on hand, in words and figures. */
export function AvailabilityCalculation({ item, stock }: { item: InventoryItem; stock: readonly StockRow[] }) {
  const { quantity, availableQuantity: available, unitOfMeasure: unit } = item
  if (quantity === 0) return <p className="text-ink-2">Nothing is on hand, so nothing is available.</p>
  const read = stock.flatMap((row) =>
    row.onHand === null || row.reserved === null ? [] : [{ ...row, onHand: row.onHand, reserved: row.reserved }],
  )
  if (read.length < stock.length)
    return (
      <p className="text-ink-2">
        {formatQuantity(available, unit)} of {formatQuantity(quantity, unit)} on hand is available. Some of it is being counted, so what the
        rest is isn’t shown.
      </p>
    )
  const deductions = deductionsOf(read)
  if (deductions.length === 0)
    return <p className="text-ink-2">All {formatQuantity(quantity, unit)} on hand is available for new movements.</p>
  return (
    <div className="grid gap-3">
      <p className="text-ink-2">
        {available === 0 ? 'None' : formatQuantity(available, unit)} of {formatQuantity(quantity, unit)} on hand is available for new
        movements.
      </p>
      <dl className="grid max-w-md grid-cols-[minmax(0,1fr)_auto] gap-x-6 gap-y-1.5">
        <Line label="On hand" value={formatNumber(quantity)} />
        {deductions.map((deduction) => (
          <Line key={deduction.label} label={deduction.label} value={`−${formatNumber(deduction.quantity)}`} />
        ))}
        <Line total label="Available" value={formatQuantity(available, unit)} />
      </dl>
    </div>
  )
}

function Line({ label, value, total }: { label: string; value: string; total?: boolean }) {
  const rule = total ? 'border-t border-line-strong pt-1.5 font-semibold' : ''
  return (
    <>
      <dt className={rule || 'text-ink-2'}>{label}</dt>
      <dd className={`figures text-right ${rule}`}>{value}</dd>
    </>
  )
}
