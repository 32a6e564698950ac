import { type Action, can } from '../../../contract/permissions.ts'
import type { ImportKind } from '../../../contract/platform/imports/import-fields.ts'
import type { Person } from '../../viewer.ts'

/** What importing such a file amounts to. */
const neededFor: Record<ImportKind, readonly Action[]> = {
  items: ['inventory.create', 'inventory.update'],
  receipts: ['receipts.process'],
  movements: ['orders.create'],
  locations: ['locations.change'],
}

/** Customers import movements; what staff need for each kind they all have. */
export function mayImport(person: Person, kind: ImportKind): boolean {
  return can(person, 'imports.use') && neededFor[kind].every((action) => can(person, action))
}
