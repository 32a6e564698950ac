import { X } from 'lucide-react'
import { type RefObject, useEffect, useId, useLayoutEffect, useRef } from 'react'
import { QuantityStepper } from '../../platform/form/quantity-stepper.tsx'
import { wholeNumberIn } from '../../platform/form/read-number.ts'
import { formatNumber } from '../../platform/lib/format.ts'
import { FieldError } from '../../platform/ui/field.tsx'
import { IconButton } from '../../platform/ui/icon-button.tsx'
import type { DraftLine } from './order-draft.ts'
import type { OfferedItem } from './use-offered-items.ts'

interface ChosenLinesProps {
  lines: readonly DraftLine[]
  /** Undefined while loading. */
  offered: readonly OfferedItem[] | undefined
  /** The line that was last added or incremented. */
  latest: { line: DraftLine; scanned: boolean } | null
  /** Errors of quantities, by SKU. */
  errors: Readonly<Record<string, string>>
  onLineChange: (line: DraftLine) => void
  onLineRemove: (sku: string) => void
}

/** All lines of the movement, independent of the search. */
export function ChosenLines({ lines, offered, latest, errors, onLineChange, onLineRemove }: ChosenLinesProps) {
  const title = useRef<HTMLHeadingElement>(null)
  useFocusAfterRemoval(lines.length, title)
  const bySku = new Map(offered?.map((one) => [one.item.sku, one]))
  return (
    <div className="flex min-w-0 flex-col border-line bg-surface max-md:border-t">
      <div className="flex min-h-control flex-wrap items-center justify-between gap-x-3 border-b border-line px-3.5 py-2">
        <h4 ref={title} tabIndex={-1} id="chosen-title" className="font-medium outline-none">
          In this movement
        </h4>
        <span role="status" className="figures text-small text-muted wrap-anywhere">
          {latest?.scanned && `${latest.line.sku}: ${latest.line.quantity}`}
        </span>
      </div>
      {lines.length === 0 ? (
        <p className="px-4 py-6 text-center text-muted">No products yet. Add or scan products.</p>
      ) : (
        <ul className="overflow-y-auto md:max-h-80" aria-labelledby="chosen-title">
          {lines.map((line) => (
            <ChosenLine
              key={line.sku}
              line={line}
              offered={bySku.get(line.sku)}
              gone={offered !== undefined && !bySku.has(line.sku)}
              latest={latest?.line.sku === line.sku ? latest : null}
              error={errors[line.sku]}
              onLineChange={onLineChange}
              onLineRemove={onLineRemove}
            />
          ))}
        </ul>
      )}
    </div>
  )
}

interface ChosenLineProps extends Pick<ChosenLinesProps, 'latest' | 'onLineChange' | 'onLineRemove'> {
  line: DraftLine
  offered: OfferedItem | undefined
  /** Chosen earlier, but no longer in the customer's inventory. */
  gone: boolean
  error: string | undefined
}

function ChosenLine({ line, offered, gone, latest, error, onLineChange, onLineRemove }: ChosenLineProps) {
  const errorId = useId()
  const row = useRef<HTMLLIElement>(null)
  useEffect(() => {
    const field = row.current?.querySelector('input')
    if (latest?.scanned) {
      row.current?.scrollIntoView({ block: 'nearest' })
    } else if (latest) {
      // The focused 'Add' button was removed, so the focus moves to the quantity.
      field?.focus()
      field?.select()
    }
  }, [latest])

  return (
    <li
      ref={row}
      className={`grid min-h-12 grid-cols-[minmax(0,1fr)_auto_auto] items-center gap-x-2 border-b border-line py-1.5 pr-1.5 pl-3.5 last:border-b-0 ${
        latest?.scanned ? 'bg-selected shadow-[inset_2px_0_0_var(--primary-text)]' : 'bg-raised'
      }`}
    >
      <span className="min-w-0">
        <span className="mono block wrap-anywhere">{line.sku}</span>
        <span className="block truncate text-small text-muted" title={line.name}>
          {line.name}
        </span>
      </span>
      <QuantityStepper
        label={line.sku}
        value={line.quantity}
        max={offered?.limit}
        aria-invalid={error ? true : undefined}
        aria-describedby={error ? errorId : undefined}
        onValueChange={(quantity) => onLineChange({ ...line, quantity })}
        onZero={() => onLineRemove(line.sku)}
      />
      <IconButton size="sm" label={`Remove ${line.sku}`} icon={<X />} onClick={() => onLineRemove(line.sku)} />
      {error ? (
        <span className="col-span-full py-1">
          <FieldError id={errorId} message={error} />
        </span>
      ) : (
        <LineNote line={line} offered={offered} gone={gone} />
      )}
    </li>
  )
}

/** A hint for a valid line. */
function LineNote({ line, offered, gone }: Pick<ChosenLineProps, 'line' | 'offered' | 'gone'>) {
  const text = gone ? 'This item is no longer in the customer’s inventory.' : offered && allTaken(line, offered)
  if (!text) return null
  return (
    <p role="status" className="col-span-full py-1 text-small text-caution-text">
      {text}
    </p>
  )
}

function allTaken(line: DraftLine, { item, held, limit }: OfferedItem): string | null {
  if (wholeNumberIn(line.quantity) !== limit) return null
  const elsewhere = item.reservedQuantity - held
  const rest = elsewhere > 0 ? `; ${formatNumber(elsewhere)} more are reserved elsewhere.` : '.'
  return `All ${formatNumber(limit)} available ${item.unitOfMeasure} are in this movement${rest}`
}

/** The focused remove button disappears with its line. The focus moves to the title instead of the next line's remove button. */
function useFocusAfterRemoval(count: number, title: RefObject<HTMLElement | null>): void {
  const before = useRef(count)
  useLayoutEffect(() => {
    const removed = count < before.current
    before.current = count
    if (removed && document.activeElement === document.body) title.current?.focus()
  }, [count, title])
}
