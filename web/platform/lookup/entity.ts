import { z } from 'zod'

/** A record that another one names: enough to store it and to show it. */
export interface Entity {
  id: number
  code: string
  name: string
}

/** Typed text for which nothing was chosen yet. It stays in the field, as an error, so that it isn't saved as nothing. */
export interface UnresolvedText {
  text: string
}

/** The content of an EntityPicker. */
export type EntityValue = Entity | UnresolvedText | null

export const entityTypes = ['customer', 'item', 'location', 'lot', 'order', 'handlingUnit'] as const
export type EntityType = (typeof entityTypes)[number]

export function isUnresolved(value: EntityValue): value is UnresolvedText {
  return value !== null && 'text' in value
}

/** The chosen record; null also for text without a choice. */
export function chosenEntity(value: EntityValue): Entity | null {
  return value === null || isUnresolved(value) ? null : value
}

/** In the schema of a form: refuses text for which nothing was chosen. */
export const entityValue = z.custom<EntityValue>((value) => !isUnresolved(value as EntityValue), 'must be chosen from the list')
