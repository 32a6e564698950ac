import type { ClosedCountLine } from '../../../contract/stock/counts/count-places.ts'
import { countLineStatusLabels } from '../../../contract/stock/counts/count-words.ts'
import type { Count } from '../../../contract/stock/counts/counts.ts'
import type { Column } from '../../platform/files/columns.ts'
import { fileColumns } from '../../platform/records/file-columns.ts'
import { countPlanEntity } from './count-plans-queries.ts'
import { countEntity } from './counts-queries.ts'

/** With their widths in characters. */
export const countFileColumns: readonly Column<Count>[] = fileColumns(countEntity.record, {
  ...{
    countNumber: 16,
    name: 28,
    method: 14,
    status: 14,
    siteCode: 10,
    placeCount: undefined,
    placesCounted: undefined,
    lineCount: undefined,
  },
  ...{
    differenceCount: undefined,
    netUnits: undefined,
    netValue: undefined,
    assignedToName: 20,
    dueOn: undefined,
    createdAt: undefined,
    createdBy: 20,
  },
  startedAt: undefined,
  reviewedAt: undefined,
  closedAt: undefined,
  cancelReason: 30,
  notes: 40,
})

export const countPlanFileColumns = fileColumns(countPlanEntity.record, {
  ...{
    name: 28,
    method: 14,
    siteCode: 10,
    everyDays: undefined,
    maxLocations: undefined,
    assignedToName: 20,
    blind: 10,
    isActive: 10,
    nextOn: undefined,
  },
  createdAt: undefined,
  createdBy: 20,
})

export const closedLineFileColumns: readonly Column<ClosedCountLine>[] = [
  { label: 'Count #', kind: 'text', value: (line) => line.countNumber, width: 16 },
  { label: 'Counted', kind: 'time', value: (line) => line.at },
  { label: 'SKU', kind: 'text', value: (line) => line.sku, width: 18 },
  { label: 'Location', kind: 'text', value: (line) => line.location, width: 14 },
  { label: 'Lot', kind: 'text', value: (line) => line.lot, width: 16 },
  { label: 'SSCC', kind: 'text', value: (line) => line.handlingUnit, width: 22 },
  { label: 'Expected', kind: 'number', value: (line) => line.expected },
  { label: 'Quantity Counted', kind: 'number', value: (line) => line.counted },
  { label: 'Difference', kind: 'number', value: (line) => line.difference },
  { label: 'Status', kind: 'text', value: (line) => countLineStatusLabels[line.status], width: 12 },
  { label: 'By', kind: 'text', value: (line) => line.by, width: 20 },
]
