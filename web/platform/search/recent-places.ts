import { draftPrefixOf } from '../lib/stored-drafts.ts'
import { viewedCustomer } from '../lib/viewed-customer.ts'

/** A page that someone opened. */
export interface Place {
  path: string
  /** Its title then. */
  title: string
}

const mostPlaces = 12

/** Per person, and per customer whose screens a member of staff views. Deleted like drafts when the session ends. */
function keyOf(userId: string | number): string {
  return `${draftPrefixOf(userId)}places:${viewedCustomer()?.customerId ?? ''}`
}

/** The places opened last, the latest first. */
export function recentPlaces(userId: string | number): readonly Place[] {
  try {
    const stored: unknown = JSON.parse(localStorage.getItem(keyOf(userId)) ?? '[]')
    return Array.isArray(stored) ? stored.filter(isPlace) : []
  } catch {
    return []
  }
}

export function rememberPlace(userId: string | number, { path, title }: Place): void {
  const others = recentPlaces(userId).filter((place) => place.path !== path)
  try {
    localStorage.setItem(keyOf(userId), JSON.stringify([{ path, title }, ...others].slice(0, mostPlaces)))
  } catch {
    // The storage is full or not allowed; then nothing is remembered.
  }
}

function isPlace(value: unknown): value is Place {
  return typeof value === 'object' && value !== null && 'path' in value && 'title' in value && typeof value.path === 'string'
}
