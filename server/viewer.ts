import type { CustomerSwitch } from '../contract/portal.ts'
import type { StaffRole } from '../contract/roles.ts'

/**
 * The caller of a verb or a read; it decides what `visible…` queries return and the database role.
 * `system` is the server itself: sign-in before the user is known, jobs, the demo.
 */
export type Viewer = StaffViewer | CustomerViewer | SystemViewer

export interface StaffViewer {
  role: StaffRole
  userId: number
  name: string
  customerId: null
  /** The sites that it is limited to; without any it works at all of them. */
  siteIds?: readonly number[]
  /** The customer whose screens the session has begun to view. */
  viewing?: number | null
  /** A second factor is required and not set up: nothing but the own account answers. */
  needsTwoFactor?: boolean
}

export interface CustomerViewer {
  role: 'customer'
  userId: number
  name: string
  customerId: number
  /** The customer's portal access is view-only: no changes. */
  viewOnly: boolean
  /** The sites whose rows it asks for; without any all. Row-level security knows its customer only. */
  siteIds?: readonly number[]
  /** What is switched off for customers; nothing when absent. */
  switchedOff?: readonly CustomerSwitch[]
}

export interface SystemViewer {
  role: 'system'
  userId: null
  name: string
  customerId: null
}

export const system: SystemViewer = { role: 'system', userId: null, name: 'Tallyhouse', customerId: null }

/** The sites that a viewer is limited to; null where it sees all of them. */
export function ownSites(viewer: Viewer): readonly number[] | null {
  return 'siteIds' in viewer && viewer.siteIds && viewer.siteIds.length > 0 ? viewer.siteIds : null
}

/** A viewer who sees only what is at these of its sites; none of them where it has access to none of them. */
export function narrowedTo<V extends Viewer>(viewer: V, siteIds: readonly number[]): V {
  const own = ownSites(viewer)
  const both = own === null ? siteIds : siteIds.filter((id) => own.includes(id))
  return { ...viewer, siteIds: both.length > 0 ? both : [noSite] }
}

/** Not the id of any site. */
const noSite = 0

/** Distinguishes viewers who see different rows, in the keys of kept statements. */
export function rowsOf(viewer: Viewer): string {
  return `${viewer.customerId} ${ownSites(viewer) ?? ''}`
}

/** The user of a session. */
export type Person = StaffViewer | CustomerViewer

/** A person in one of these roles. */
export type PersonWith<R, P extends Person = Person> = P extends Person ? (Extract<P['role'], R> extends never ? never : P) : never

/** The origin of a call, from its HTTP request. */
export interface CallOrigin {
  address: string
  userAgent: string | null
  /** The session token that the browser sent. */
  sessionToken: string | null
  /** What the client calls this change, so that it recognises the events of it. */
  changeId: string | null
}
