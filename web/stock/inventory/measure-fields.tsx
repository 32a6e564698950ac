import { useWatch } from 'react-hook-form'
import { fieldsOf } from '../../platform/form/fields.tsx'
import { useRecordFormFields } from '../../platform/form/record-form-context.ts'
import { FieldGrid, FieldSet } from '../../platform/ui/field.tsx'
import type { ItemFormValues } from './item-form-values.ts'

const { QuantityField, MoneyField } = fieldsOf<ItemFormValues>()

/** The measures of one unit, and how many of them are packed together. */
export function MeasureFields() {
  const { control } = useRecordFormFields()
  const sides = useWatch({ control, name: ['lengthMm', 'widthMm', 'heightMm'] }) as string[]
  const hasVolume = sides.every((side) => side.trim() !== '')
  return (
    <FieldSet legend="Size and weight of one unit">
      <FieldGrid columns={3}>
        <QuantityField name="lengthMm" label="Length" suffix="mm" />
        <QuantityField name="widthMm" label="Width" suffix="mm" />
        <QuantityField name="heightMm" label="Height" suffix="mm" />
        <MoneyField name="unitWeight" label="Weight" suffix="kg" />
        <MoneyField
          name="unitVolume"
          label="Volume"
          suffix="m³"
          disabled={hasVolume}
          hint={hasVolume ? 'Calculated from the dimensions' : undefined}
        />
        <QuantityField name="unitsPerCarton" label="Units per Carton" />
        <QuantityField name="unitsPerPallet" label="Units per Pallet" />
      </FieldGrid>
    </FieldSet>
  )
}
