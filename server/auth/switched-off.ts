import { sql } from 'kysely'
import type { PortalSwitch } from '../../contract/portal.ts'

/** The portal settings that are switched off, for users of customers; none for staff. In SQL, from the column of the user's role. */
export function switchedOffFor(role: string) {
  return sql<PortalSwitch[]>`array(select switch.key from settings, jsonb_each(settings.value) as switch
    where settings.key = 'portal' and ${sql.ref(role)} = 'customer' and switch.value = 'false' order by switch.key)`
}
