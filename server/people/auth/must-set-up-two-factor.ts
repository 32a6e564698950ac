import { sql } from 'kysely'

/* In SQL, of the table `u`. */

/** Whether a user signs in with a second factor. */
export const hasTwoFactor = sql<boolean>`exists (select from two_factor t where t.user_id = u.id and t.confirmed_at is not null)`

/** Whether a second factor is required of a member of staff who has set up none. */
export const mustSetUpTwoFactor = sql<boolean>`(u.role <> 'customer'
  and exists (select from settings where key = 'security' and value -> 'requireTwoFactor' = 'true')
  and not ${hasTwoFactor})`
