import { categoriesEndpoints } from '../../contract/categories.ts'
import { type App, serve } from '../http/serve.ts'
import { serveListFiles } from '../list-files/serve-list-files.ts'
import { categoryFileColumns } from './categories-columns.ts'
import { getCategory, listCategories } from './categories-queries.ts'
import { createCategory, updateCategory } from './save-category.ts'

export function categoriesRoutes(app: App): void {
  serve(app, categoriesEndpoints.list, ({ db, viewer, query }) => listCategories(db, viewer, query))
  serveListFiles(app, categoriesEndpoints.list, listCategories, categoryFileColumns)
  serve(app, categoriesEndpoints.get, ({ db, viewer, params }) => db.read(viewer, (on) => getCategory(on, params.id)))
  serve(app, createCategory)
  serve(app, updateCategory)
}
