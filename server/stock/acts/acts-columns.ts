import { actKindLabels } from '../../../contract/stock/acts/act-kinds.ts'
import type { StockAct } from '../../../contract/stock/acts/stock-acts.ts'
import type { Column } from '../../platform/files/columns.ts'

export const actFileColumns: readonly Column<StockAct>[] = [
  { label: 'Change', kind: 'number', value: (act) => act.id },
  { label: 'Date', kind: 'time', value: (act) => act.at },
  { label: 'Kind', kind: 'text', value: (act) => actKindLabels[act.kind], width: 18 },
  { label: 'Number', kind: 'text', value: (act) => act.number, width: 20 },
  { label: 'SKUs', kind: 'text', value: ({ lines }) => [...new Set(lines.map(({ sku }) => sku))].join(', '), width: 32 },
  { label: 'Units', kind: 'number', value: (act) => act.units },
  { label: 'By', kind: 'text', value: (act) => act.by, width: 20 },
  { label: 'Undone By', kind: 'number', value: (act) => act.undoneBy },
  { label: 'Undoes', kind: 'number', value: (act) => act.undoes },
]
