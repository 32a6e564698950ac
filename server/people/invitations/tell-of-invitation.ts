import type { Invitation } from '../../../contract/people/invitations/invitations.ts'
import { did, type HistoryEntry } from '../../platform/audit/history.ts'
import type { TouchedRow } from '../../verb.ts'

/** What was done about an invitation: recorded in the history of its customer, where people look for it; of staff in its own. */
export function tellOfInvitation(action: string, { id, customerId }: Invitation, after: object): HistoryEntry {
  return customerId === null
    ? did(action, 'invitation', { id }, { after })
    : did(action, 'customer', { id: customerId, customerId }, { after })
}

/** Lists of a customer's people show its invitations, the list of staff those of staff. */
export function touchedByInvitation({ id, customerId }: Invitation): { customers: TouchedRow[] } | { account: TouchedRow[] } {
  return customerId === null ? { account: [{ id }] } : { customers: [{ id: customerId, customerId }] }
}
