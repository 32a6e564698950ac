import { useState } from 'react'
import type { GoodsReturn, ReturnableLine } from '../../../contract/goods-in/returns/returns.ts'
import { CollisionChoice } from '../../platform/form/collision-choice.tsx'
import { QuantityStepper } from '../../platform/form/quantity-stepper.tsx'
import { useFormField } from '../../platform/form/record-form-context.ts'
import { formatNumber, plural } from '../../platform/lib/format.ts'
import { chosenEntity, type EntityValue } from '../../platform/lookup/entity.ts'
import { EntityPicker } from '../../platform/lookup/entity-picker.tsx'
import { Field, FieldError } from '../../platform/ui/field.tsx'
import { type DraftReturnLine, quantityError } from './return-form-values.ts'
import { isOver, leftOf } from './returnable.ts'

interface ReturnLinesEditorProps {
  /** What the chosen movement shipped; undefined without one, and while it loads. */
  returnable: readonly ReturnableLine[] | undefined
  /** The customer whose items can be added to a return without a movement. */
  customerId: number | undefined
  record: GoodsReturn | null
  forStaff: boolean
}

/** The lines of a return: those of its movement with what can still be returned, else items that are added one by one. */
export function ReturnLinesEditor({ returnable, customerId, record, forStaff }: ReturnLinesEditorProps) {
  const { value: lines, change, error } = useFormField<readonly DraftReturnLine[]>('lines', 'Items')
  const offered = (returnable ?? []).map(
    ({ sku, name }) => lines.find((line) => line.sku === sku) ?? { sku, name, quantity: '0', lot: null },
  )
  const shown = returnable ? [...offered, ...lines.filter(({ sku }) => !returnable.some((each) => each.sku === sku))] : lines

  function setQuantity(line: DraftReturnLine, quantity: string) {
    const isKnown = lines.some(({ sku }) => sku === line.sku)
    change(isKnown ? lines.map((each) => (each.sku === line.sku ? { ...each, quantity } : each)) : [...lines, { ...line, quantity }])
  }

  return (
    <section aria-label="Items" className="grid gap-3">
      <h3 className="text-heading">Items</h3>
      {shown.length > 0 ? (
        <ul className="rounded-panel border border-line">
          {shown.map((line) => (
            <li
              key={line.sku}
              className="flex flex-wrap items-center gap-x-4 gap-y-2 border-b border-line px-3 py-2.5 last:border-b-0 sm:px-4"
            >
              <span className="min-w-0 flex-1 basis-48">
                <span className="mono block wrap-anywhere">{line.sku}</span>
                <span className="block text-small text-muted wrap-anywhere">{line.name}</span>
                {returnable && <Left line={line} returnable={returnable} record={record} />}
              </span>
              <QuantityStepper
                label={line.sku}
                value={line.quantity}
                {...(returnable && !forStaff && { max: leftOf(line.sku, returnable, record) })}
                onValueChange={(quantity) => setQuantity(line, quantity)}
                {...((quantityError(line) || (returnable && isOver(line, returnable, record))) && { 'aria-invalid': true as const })}
              />
            </li>
          ))}
        </ul>
      ) : (
        <p className="rounded-panel border border-line px-4 py-6 text-center text-muted">
          {customerId === undefined ? 'Choose the movement first.' : 'No lines yet. Add an item or scan it.'}
        </p>
      )}
      {error && <FieldError message={error} />}
      {customerId !== undefined && !returnable && (
        <AddItem customerId={customerId} onAdd={(added) => change([...lines.filter(({ sku }) => sku !== added.sku), added])} />
      )}
      <CollisionChoice<readonly DraftReturnLine[]>
        name="lines"
        label="Items"
        show={(rows) => rows.map(({ sku, quantity }) => `${quantity} × ${sku}`).join(', ')}
      />
    </section>
  )
}

function Left({ line, returnable, record }: { line: DraftReturnLine; returnable: readonly ReturnableLine[]; record: GoodsReturn | null }) {
  const left = leftOf(line.sku, returnable, record)
  const over = isOver(line, returnable, record)
  return (
    <span className={`figures block text-small ${over ? 'text-negative-text' : 'text-muted'}`}>
      {over ? `Only ${formatNumber(left)} can be returned` : `${plural(left, 'unit')} can be returned`}
    </span>
  )
}

function AddItem({ customerId, onAdd }: { customerId: number; onAdd: (line: DraftReturnLine) => void }) {
  const [value, setValue] = useState<EntityValue>(null)
  function take(next: EntityValue) {
    const item = chosenEntity(next)
    setValue(item ? null : next)
    if (item) onAdd({ sku: item.code, name: item.name, quantity: '1', lot: null })
  }
  return (
    <Field label="Add Item">
      {(control) => <EntityPicker {...control} type="item" customerId={customerId} value={value} onValueChange={take} />}
    </Field>
  )
}
