import { type QuarantineRow, quarantineSourceLabels } from '../../../contract/goods-in/quarantine/quarantine.ts'
import type { Column } from '../../platform/files/columns.ts'

/** The columns of the screen, with the expiry date and the handling unit. */
export const quarantineFileColumns: readonly Column<QuarantineRow>[] = [
  { label: 'SKU', kind: 'text', value: (row) => row.sku, width: 18 },
  { label: 'Name', kind: 'text', value: (row) => row.name, width: 40 },
  { label: 'Customer', kind: 'text', value: (row) => row.customerName, width: 28 },
  { label: 'Lot', kind: 'text', value: (row) => row.lot, width: 16 },
  { label: 'Expires', kind: 'date', value: (row) => row.expiresOn },
  { label: 'Handling Unit', kind: 'text', value: (row) => row.handlingUnit, width: 22 },
  { label: 'Quantity', kind: 'number', value: (row) => row.quantity },
  { label: 'Unit of Measure', kind: 'text', value: (row) => row.unitOfMeasure, width: 16 },
  { label: 'Location', kind: 'text', value: (row) => row.location, width: 16 },
  { label: 'Since', kind: 'time', value: (row) => row.since },
  { label: 'From', kind: 'text', value: (row) => quarantineSourceLabels[row.source], width: 14 },
  { label: 'Number', kind: 'text', value: (row) => row.sourceNumber, width: 18 },
  { label: 'Reason', kind: 'text', value: (row) => row.reason, width: 40 },
]
