import { z } from 'zod'
import { handlingUnitsEndpoints, packing } from '../../../contract/stock/handling-units/handling-units.ts'
import { recordLink } from '../../platform/address/record-link.tsx'
import { useInventoryItem } from '../../platform/calls/use-inventory.ts'
import { AskDialog } from '../../platform/form/ask-dialog.tsx'
import { fieldsOf } from '../../platform/form/fields.tsx'
import { formSchema } from '../../platform/form/form-schema.ts'
import { wholeNumber } from '../../platform/form/read-number.ts'
import { useFormField } from '../../platform/form/record-form-context.ts'
import { formatQuantity } from '../../platform/lib/format.ts'
import { useRowChange } from '../../platform/lib/use-change.ts'
import { chosenEntity, type EntityValue, entityValue } from '../../platform/lookup/entity.ts'
import { EntityField } from '../../platform/lookup/entity-field.tsx'
import { FieldGrid } from '../../platform/ui/field.tsx'
import { useUndoNewest } from '../acts/use-undo-newest.ts'
import { locationsOf, lotsOf } from '../inventory/stock-options.ts'
import type { DetailedUnit } from './unit-contents.tsx'

const typed = z.object({ inventoryId: entityValue, location: entityValue, lot: entityValue, quantity: z.string() })
type Typed = z.output<typeof typed>

const schema = formSchema(
  typed,
  ({ inventoryId, location, lot }, { quantity }) => ({
    inventoryId: chosenEntity(inventoryId)?.id ?? 0,
    quantity: Number(quantity ?? 0),
    ...(chosenEntity(location) && { locationCode: chosenEntity(location)?.code }),
    ...(chosenEntity(lot) && { lot: chosenEntity(lot)?.code }),
  }),
  packing,
  { quantity: { ...wholeNumber, min: 1 } },
)
const { QuantityField } = fieldsOf<Typed>()

/** Puts loose stock at the unit's location into it. An empty unit is nowhere, so the location is asked for. */
export function PackDialog({ unit, onClose }: { unit: DetailedUnit; onClose: () => void }) {
  const pack = useRowChange(handlingUnitsEndpoints.pack)
  const undoNewest = useUndoNewest()
  return (
    <AskDialog
      title="Pack"
      description={
        <>
          Loose stock{unit.location && ` at ${unit.location}`}, into <span className="mono">{unit.sscc}</span>.
        </>
      }
      submitLabel="Pack"
      pendingLabel="Packing..."
      name={`pack-${unit.id}`}
      noun="handling unit"
      start={{ inventoryId: null, location: null, lot: null, quantity: '1' }}
      schema={schema}
      send={(body) => pack.mutateAsync({ read: unit, body })}
      said={({ id, sscc }, values) => ({
        title: 'Stock Packed',
        description: `${values.quantity} × ${chosenEntity(values.inventoryId)?.code} into ${sscc}.`,
        ...undoNewest({
          kind: 'pack',
          of: { inventoryId: chosenEntity(values.inventoryId)?.id },
          on: recordLink('/handling-units/$id', id),
        }),
      })}
      onClose={onClose}
    >
      <PackFields unit={unit} />
    </AskDialog>
  )
}

function PackFields({ unit }: { unit: DetailedUnit }) {
  const item = useFormField<EntityValue>('inventoryId', 'Item')
  const location = useFormField<EntityValue>('location', 'Location')
  const id = chosenEntity(item.value)?.id
  const { data } = useInventoryItem(id ?? 0, { enabled: id !== undefined })
  const known = id === undefined ? undefined : data
  const place = unit.location ?? chosenEntity(location.value)?.code
  const loose = known && { ...known, stock: known.stock.filter(({ handlingUnit }) => handlingUnit === null) }
  const there = loose?.stock
    .filter(({ location }) => location === place)
    .reduce<number | null>((sum, { onHand }) => (sum === null || onHand === null ? null : sum + onHand), 0)
  return (
    <>
      <EntityField<keyof Typed>
        name="inventoryId"
        label="Item"
        type="item"
        required
        {...(unit.customerId !== null && { customerId: unit.customerId })}
      />
      <FieldGrid>
        {unit.location === null && (
          <EntityField<keyof Typed> name="location" label="Location" type="location" required among={loose && locationsOf(loose)} />
        )}
        <EntityField<keyof Typed> name="lot" label="Lot" type="lot" placeholder="No lot" among={loose ? lotsOf(loose, place) : []} />
        <QuantityField
          name="quantity"
          label="Quantity"
          required
          suffix={known?.unitOfMeasure}
          hint={known && place && typeof there === 'number' ? `${formatQuantity(there, known.unitOfMeasure)} loose at ${place}` : undefined}
        />
      </FieldGrid>
    </>
  )
}
