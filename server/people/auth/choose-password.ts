import { passwordLength } from '../../../contract/people/auth/passwords.ts'
import { httpError } from '../../errors.ts'
import { hashPassword } from './passwords.ts'

/**
 * Hashes a new password. Rejects common passwords and the person's own sign-in name;
 * the contract checks the length.
 */
export async function choosePassword(password: string, signInNames: string[]): Promise<string> {
  const wanted = folded(password)
  if ((await commonPasswords()).has(wanted)) throw refused('This password is too common. Please choose another.')
  if (signInNames.some((name) => folded(name) === wanted)) {
    throw refused('The password is the same as the username or email address. Please choose another.')
  }
  return hashPassword(password)
}

function refused(message: string) {
  return httpError('password.refused', { sentence: message }, { field: 'password' })
}

function folded(text: string): string {
  return text.normalize('NFKC').toLowerCase()
}

let loaded: Promise<Set<string>> | undefined

/** The most common leaked passwords, 18,000 of them long enough. Loaded when the first password is set, as many server runs never need them. */
function commonPasswords(): Promise<Set<string>> {
  loaded ??= import('@zxcvbn-ts/language-common').then(
    ({ dictionary }) => new Set(dictionary['passwords-common'].filter((password) => password.length >= passwordLength.min)),
  )
  return loaded
}
