import type { GoodsReturn } from '../../../contract/goods-in/returns/returns.ts'
import { fieldsOf } from '../../platform/form/fields.tsx'
import { EntityField } from '../../platform/lookup/entity-field.tsx'
import type { CountValues } from './return-counts.ts'

const { TextField } = fieldsOf<CountValues>()

/** Where the goods are received, which the server chooses if it is empty, and why more of them came than was shipped. */
export function ReceivingFields({ record, isMore }: { record: GoodsReturn; isMore: boolean }) {
  return (
    <>
      {isMore && (
        <TextField name="overrideReason" label="Override Reason" maxLength={300} hint="Needed if more comes back than was shipped" />
      )}
      <EntityField<keyof CountValues>
        name="returnLocation"
        label="Receive at"
        type="location"
        locationType="quarantine"
        placeholder={record.returnLocation ?? 'The first quarantine location with room'}
      />
    </>
  )
}
