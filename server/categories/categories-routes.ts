import { categoriesEndpoints } from '../../contract/categories.ts'
import { type App, serve } from '../http/serve.ts'
import { listCategories } from './categories-queries.ts'
import { createCategory, updateCategory } from './save-category.ts'

export function categoriesRoutes(app: App): void {
  serve(app, categoriesEndpoints.list, ({ db, viewer, query }) => listCategories(db, viewer, query))
  serve(app, categoriesEndpoints.create, ({ db, viewer, body }) => createCategory(db, viewer, body))
  serve(app, categoriesEndpoints.update, ({ db, viewer, params, body, ifMatch }) =>
    updateCategory(db, viewer, { ...body, id: params.id, ifMatch }),
  )
}
