import type { UseFormSetError } from 'react-hook-form'
import { ApiError } from '../lib/api.ts'
import { type CustomerFormValues, customerFormValues } from './customer-form-values.ts'

/** Shows the server's field errors at their fields. */
export function showFieldErrors(error: unknown, setError: UseFormSetError<CustomerFormValues>): void {
  const known = customerFormValues(null)
  for (const { path, message } of (error instanceof ApiError && error.problem?.errors) || []) {
    if (path in known) setError(path as keyof CustomerFormValues, { message }, { shouldFocus: true })
  }
}
