import type { EntityType } from './entity.ts'
import { entityLabel } from './entity-sources.ts'
import { useEntities } from './use-entity-search.ts'

/** The names of records by their keys in the address, as text; the key of each that isn't loaded. */
export function EntityNames({ type, keys }: { type: EntityType; keys: readonly string[] }) {
  const named = useEntities(type, keys)
  return keys.map((key, index) => (named[index] ? entityLabel(type, named[index]) : key)).join(', ')
}
