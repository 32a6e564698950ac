import { EntityField } from '../lookup/entity-field.tsx'
import type { CountValues } from './return-counts.ts'

/** The quarantine location to receive at; empty leaves it to the server. */
export function ReturnLocationField({ first }: { first: string }) {
  return (
    <EntityField<keyof CountValues>
      name="returnLocation"
      label="Receive at"
      type="location"
      locationType="quarantine"
      placeholder={first}
    />
  )
}
