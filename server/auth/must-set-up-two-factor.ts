import { sql } from 'kysely'

/** Whether a second factor is required of a member of staff who has set up none. In SQL, of the table `u`. */
export const mustSetUpTwoFactor = sql<boolean>`(u.role <> 'customer'
  and exists (select from settings where key = 'security' and value -> 'requireTwoFactor' = 'true')
  and not exists (select from two_factor t where t.user_id = u.id and t.confirmed_at is not null))`
