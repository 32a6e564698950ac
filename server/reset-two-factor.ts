import { readConfig } from './config.ts'
import { withDatabase } from './open-for-command.ts'
import { resetOfUser } from './people/auth/reset-two-factor.ts'
import { printFailure, StartFailure } from './start-failure.ts'

/**
 * `npm run reset-two-factor -- <username>`: for an administrator who lost the phone and the recovery codes, and whom no other one can help.
 * Anyone who can run it can read the database anyway.
 */
try {
  const [name] = process.argv.slice(2)
  if (!name) throw new StartFailure('Name the user: npm run reset-two-factor -- <username or email address>')
  const outcome = await withDatabase(readConfig(), (db) => resetOfUser(db, name))
  if (outcome === 'unknown') throw new StartFailure(`There is no user named ${name}.`)
  console.log(
    outcome === 'reset' ? `${name} now signs in with only the password, and is signed out everywhere.` : `${name} has none set up.`,
  )
} catch (error) {
  printFailure(error)
  process.exitCode = 1
}
