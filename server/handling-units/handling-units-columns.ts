import { type HandlingUnit, handlingUnitKindLabels } from '../../contract/handling-units.ts'
import type { Column } from '../files/columns.ts'

/** Pallets and cartons. */
export const handlingUnitFileColumns: readonly Column<HandlingUnit>[] = [
  { label: 'SSCC', kind: 'text', value: (unit) => unit.sscc, width: 22 },
  { label: 'Kind', kind: 'text', value: (unit) => handlingUnitKindLabels[unit.kind], width: 10 },
  { label: 'Location', kind: 'text', value: (unit) => unit.location, width: 16 },
  { label: 'Customer', kind: 'text', value: (unit) => unit.customerName, width: 28 },
  { label: 'SKUs', kind: 'number', value: (unit) => unit.items },
  { label: 'Units', kind: 'number', value: (unit) => unit.quantity },
  { label: 'Reserved', kind: 'number', value: (unit) => unit.reserved },
  { label: 'Within', kind: 'text', value: (unit) => unit.parentSscc, width: 22 },
  { label: 'Movement', kind: 'text', value: (unit) => unit.orderNumber, width: 18 },
  { label: 'Shipped', kind: 'time', value: (unit) => unit.shippedAt },
  { label: 'Created', kind: 'time', value: (unit) => unit.createdAt },
  { label: 'Created By', kind: 'text', value: (unit) => unit.createdBy, width: 20 },
]
