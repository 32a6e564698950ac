import type { Field } from '../../../contract/record-fields.ts'

/** What a select holds for no choice, as it has no empty value. */
export const noChoice = 'none'

/** What a form starts with: the value of the row, or of a new one for undefined. */
export function startOf({ kind, start, words = {}, required }: Field, value: unknown): string | boolean {
  if (typeof value === 'boolean') return value
  if (value !== null && value !== undefined) return String(value)
  if (value === undefined && start !== undefined) return start
  if (kind === 'choice' && required) return Object.keys(words)[0] ?? ''
  return kind === 'choice' || kind === 'reference' ? noChoice : ''
}

/** A typed value as it is sent. Blank text becomes null by the schema of the contract. */
export function sentOf({ kind }: Field, value: unknown): unknown {
  if (kind === 'day') return value || null
  if (kind === 'number') return value === null ? null : Number(value)
  if (kind !== 'choice' && kind !== 'reference') return value
  if (value === noChoice) return null
  return kind === 'reference' ? Number(value) : value
}

/** The choices of a select. */
export function optionsOf({ words = {}, required }: Field): { value: string; label: string }[] {
  const options = Object.entries(words).map(([value, label]) => ({ value, label }))
  return required ? options : [{ value: noChoice, label: 'None' }, ...options]
}
