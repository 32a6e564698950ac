import { categoriesEndpoints } from '../../contract/categories.ts'
import { type App, serve } from '../http/serve.ts'
import { listCategories } from './categories-queries.ts'
import { createCategory, updateCategory } from './save-category.ts'

export function categoriesRoutes(app: App): void {
  serve(app, categoriesEndpoints.list, ({ db, viewer, query }) => listCategories(db, viewer, query))
  serve(app, createCategory)
  serve(app, updateCategory)
}
