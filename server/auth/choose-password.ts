import { passwordLength } from '../../contract/passwords.ts'
import { httpError } from '../errors.ts'
import { hashPassword } from './passwords.ts'

/**
 * The hash of a password that somebody chooses. Refuses common ones and those that are the person's own sign-in name (decisions §2);
 * how long it must be, the contract says.
 */
export async function choosePassword(password: string, signInNames: string[]): Promise<string> {
  const wanted = folded(password)
  if ((await commonPasswords()).has(wanted)) throw refused('This password is one of those that are guessed first. Please choose another.')
  if (signInNames.some((name) => folded(name) === wanted)) {
    throw refused('The password is the same as the username or e-mail address. Please choose another.')
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

/** The most common passwords of leaks, 18,000 of them long enough. Loaded when the first password is chosen, as a server may never need it. */
function commonPasswords(): Promise<Set<string>> {
  loaded ??= import('@zxcvbn-ts/language-common').then(
    ({ dictionary }) => new Set(dictionary['passwords-common'].filter((password) => password.length >= passwordLength.min)),
  )
  return loaded
}
