import { text } from './fields.ts'

/** The person's own password, asked for again before a change of security. Any length, as at sign-in. */
export const ownPassword = text(1000, 'must be filled in').min(1, 'must be filled in')
