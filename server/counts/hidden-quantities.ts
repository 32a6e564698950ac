import { sql } from 'kysely'
import { shownCountStatuses } from '../../contract/counts/count-words.ts'

/** Of a count `n`: its quantities aren't shown to anyone yet. */
export const isHidden = sql<boolean>`(n.blind and n.status not in (${sql.join(shownCountStatuses.map((status) => sql.lit(status)))}))`
