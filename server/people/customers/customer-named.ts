import type { Kysely } from 'kysely'
import { maxInteger } from '../../../contract/fields.ts'
import { customerNumber } from '../../../contract/people/customers/customer-codes.ts'
import { httpError } from '../../errors.ts'
import type { Tables } from '../../platform/engine/tables.ts'
import { customerExists, customersCalled } from './customers-queries.ts'

/** The customer with this number, code, id or name; a sentence where there is none or more than one. */
export async function customerNamed(on: Kysely<Tables>, cell: string): Promise<number | string> {
  const id = Number(/^C?(\d{1,10})$/i.exec(cell)?.[1] ?? 0)
  if (id > 0 && id <= maxInteger && (await customerExists(on, id))) return id
  const [first, ...others] = await customersCalled(on, cell)
  if (first === undefined) return httpError('import-row.customer-unknown', { cell }).message
  if (others.length === 0) return first
  return httpError('import-row.customer-ambiguous', { cell, numbers: [first, ...others].map(customerNumber) }).message
}
