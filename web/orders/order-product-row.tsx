import { Plus } from 'lucide-react'
import { useLayoutEffect, useRef } from 'react'
import type { InventoryItem } from '../../contract/inventory.ts'
import { formatNumber } from '../lib/format.ts'
import { Button } from '../ui/button.tsx'
import { QuantityStepper } from '../ui/quantity-stepper.tsx'

interface OrderProductRowProps {
  item: InventoryItem
  /** 0: not in the movement. */
  quantity: number
  /** Reserved by the very movement that is edited: its own to keep. */
  held: number
  onQuantityChange: (quantity: number) => void
}

export function OrderProductRow({ item, quantity, held, onQuantityChange }: OrderProductRowProps) {
  const row = useRef<HTMLLIElement>(null)
  const chosen = quantity > 0
  const wasChosen = useRef(chosen)
  const limit = item.availableQuantity + held

  useLayoutEffect(() => {
    if (wasChosen.current === chosen) return
    wasChosen.current = chosen
    // 'Add' and the stepper take each other's place; the keyboard's focus goes along.
    if (document.activeElement !== document.body) return
    const control = row.current?.querySelector<HTMLInputElement | HTMLButtonElement>(chosen ? 'input' : 'button')
    control?.focus()
    if (control instanceof HTMLInputElement) control.select()
  }, [chosen])

  return (
    <li
      ref={row}
      className={`grid grid-cols-[minmax(0,1fr)_auto] items-center gap-x-3 gap-y-1 border-b border-line px-3.5 py-1.5 last:border-b-0 sm:grid-cols-[9rem_minmax(0,1fr)_6.5rem_7.5rem] ${
        chosen ? 'bg-selected shadow-[inset_2px_0_0_var(--primary-text)]' : ''
      }`}
    >
      <span className="mono wrap-anywhere">{item.sku}</span>
      <span
        className="order-last col-span-2 min-w-0 wrap-anywhere text-ink-2 sm:order-none sm:col-span-1 sm:truncate sm:text-ink"
        title={item.name}
      >
        {item.name}
      </span>
      <span className="figures order-last text-small text-muted sm:order-none sm:text-right sm:text-table sm:text-ink">
        {formatNumber(limit)} <span className="text-caption text-muted">{item.unitOfMeasure}</span>
        <span className="sm:sr-only"> available</span>
      </span>
      <span className="row-start-1 justify-self-end max-sm:col-start-2 sm:row-start-auto">
        {chosen ? (
          <QuantityStepper label={item.sku} value={quantity} max={limit} onValueChange={onQuantityChange} />
        ) : (
          <Button
            size="sm"
            icon={<Plus aria-hidden="true" />}
            aria-label={`Add ${item.sku}`}
            disabled={limit === 0}
            onClick={() => onQuantityChange(1)}
          >
            Add
          </Button>
        )}
      </span>
      {chosen && quantity >= limit && (
        <p role="status" className="order-last col-span-full pb-1 text-small text-caution-text sm:col-start-2">
          {limitMessage(item, quantity, limit, held)}
        </p>
      )}
    </li>
  )
}

function limitMessage(item: InventoryItem, quantity: number, limit: number, held: number): string {
  if (quantity > limit) return `Only ${formatNumber(limit)} can be promised now. Lower the quantity or remove the line.`
  const elsewhere = item.reservedQuantity - held
  const rest = elsewhere > 0 ? `; ${formatNumber(elsewhere)} more are reserved elsewhere.` : '.'
  return `All ${formatNumber(limit)} available ${item.unitOfMeasure} are in this movement${rest}`
}
