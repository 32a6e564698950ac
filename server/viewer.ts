/**
 * Who asks. Every verb and every read takes one; `visible…` queries and the database role follow from it.
 * `system` is the product itself: sign-in before anyone is known, jobs, the demo.
 */
export type Viewer = StaffViewer | CustomerViewer | SystemViewer

export interface StaffViewer {
  role: 'admin' | 'manager'
  userId: number
  name: string
  customerId: null
}

export interface CustomerViewer {
  role: 'customer'
  userId: number
  name: string
  customerId: number
  /** The customer's portal access is view-only: it may change nothing (decisions §2). */
  viewOnly: boolean
}

export interface SystemViewer {
  role: 'system'
  userId: null
  name: string
  customerId: null
}

export const system: SystemViewer = { role: 'system', userId: null, name: 'Tallyhouse', customerId: null }

/** A person behind a session. */
export type Person = StaffViewer | CustomerViewer

/** Where a call came from, as far as HTTP tells. */
export interface CallOrigin {
  address: string
  userAgent: string | null
  /** The session's token that the browser came with. */
  sessionToken: string | null
}
