import { rule } from '../../platform/problems/define.ts'

/** Contacts of customers and activities with them. */
export const crmProblems = {
  'contact.not-found': rule(404, 'This contact does not exist, or you have no access to it.'),
  'contact.not-deleted': rule(409, ({ name }: { name: string }) => `${name} is not deleted.`),
  'activity.not-found': rule(404, 'This activity does not exist, or you have no access to it.'),
  'activity.assignee-not-staff': rule(409, 'An activity can only be assigned to a member of staff.'),
}
