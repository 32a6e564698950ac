import type { Category } from '../../../contract/stock/categories/categories.ts'
import type { Column } from '../../platform/files/columns.ts'
import { type App, serve } from '../../platform/http/serve.ts'
import { fileColumns } from '../../platform/records/file-columns.ts'
import { serveRecord } from '../../platform/records/serve-record.ts'
import { categoryEntity } from './categories-queries.ts'
import { createCategory, updateCategory } from './save-category.ts'

/** With their widths in characters. */
const columns = [
  ...fileColumns(categoryEntity.record, { name: 32, code: 14, description: 40 }),
  { label: 'Excise Code', kind: 'text', value: ({ exciseCode }: Category) => exciseCode, width: 14 } satisfies Column<Category>,
  ...fileColumns(categoryEntity.record, { exciseCode: 32, isActive: 12 }),
]

export function categoriesRoutes(app: App): void {
  serveRecord(app, categoryEntity, columns)
  serve(app, createCategory)
  serve(app, updateCategory)
}
