import { sql } from 'kysely'
import type { CustomerSwitch } from '../../../contract/portal.ts'

/** The portal settings that are switched off, for users of customers; none for staff. In SQL, from the column of the user's role. */
export function switchedOffFor(role: string) {
  return sql<CustomerSwitch[]>`case when ${sql.ref(role)} = 'customer' then array(
    select switch.key from settings, jsonb_each(settings.value) as switch where settings.key = 'portal' and switch.value = 'false'
    union all select 'requestReturns' from return_rules() rules where not rules.customers_request
    order by 1) else '{}' end`
}
