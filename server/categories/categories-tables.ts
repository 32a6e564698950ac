import type { Generated } from 'kysely'

declare module '../db/tables.ts' {
  interface Tables {
    product_categories: ProductCategories
  }
}

interface ProductCategories {
  id: Generated<number>
  name: string
  code: string | null
  description: string | null
  is_active: Generated<boolean>
  version: Generated<number>
}
