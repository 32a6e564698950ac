import { text } from '../../fields.ts'
import { passwordLength } from './passwords.ts'

/** A new password. Signing in accepts any length, so that it doesn't reveal the rule. */
export function passwordWith(missing?: string) {
  return text(passwordLength.max, missing).min(passwordLength.min, `must have at least ${passwordLength.min} characters`)
}
export const newPassword = passwordWith()
