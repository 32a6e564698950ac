import type { Generated, GeneratedAlways } from 'kysely'

declare module '../db/tables.ts' {
  interface Tables {
    locations: Locations
  }
}

type LocationType = 'storage' | 'staging' | 'shipping' | 'receiving' | 'quarantine' | 'supplier' | 'customer' | 'adjustment' | 'scrap'

interface Locations {
  id: Generated<number>
  code: string
  name: string
  zone: string | null
  path: string | null
  type: Generated<LocationType>
  is_virtual: GeneratedAlways<boolean>
  is_promisable: GeneratedAlways<boolean>
  is_built_in: Generated<boolean>
  capacity: number | null
  is_active: Generated<boolean>
  version: Generated<number>
  /** Differs only in case from an older location's code, from before that was refused. */
  is_case_variant: Generated<boolean>
  /** Takes what short picks didn't find; at most one has this mark. */
  is_discrepancy: Generated<boolean>
}
