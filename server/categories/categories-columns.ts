import type { Category } from '../../contract/categories.ts'
import { exciseCodeLabels } from '../../contract/excise-products.ts'
import type { Column } from '../files/columns.ts'

/** Product categories. */
export const categoryFileColumns: readonly Column<Category>[] = [
  { label: 'Name', kind: 'text', value: (category) => category.name, width: 32 },
  { label: 'Code', kind: 'text', value: (category) => category.code, width: 14 },
  { label: 'Description', kind: 'text', value: (category) => category.description, width: 40 },
  { label: 'Excise Code', kind: 'text', value: (category) => category.exciseCode, width: 14 },
  { label: 'Excise Product', kind: 'text', value: (category) => category.exciseCode && exciseCodeLabels[category.exciseCode], width: 32 },
  { label: 'Status', kind: 'text', value: (category) => (category.isActive ? 'Active' : 'Inactive'), width: 12 },
]
