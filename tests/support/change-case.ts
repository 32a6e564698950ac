import type { Caller, TestApp } from './test-app.ts'

/** A call of a change that succeeds, once everything that it needs is there. */
export interface ChangeCase {
  by: Caller
  id?: number | string
  /** Of a path that names another row besides. */
  params?: Record<string, number>
  query?: object
  body?: unknown
  headers?: Record<string, string>
  /** Another app than the one of the others, closed afterwards. */
  on?: TestApp
}

/** Makes what a call needs. */
export type Prepare = (it: TestApp) => Promise<ChangeCase>
