import { rule } from '../../platform/problems/define.ts'

/** Adjustments that were sent for approval. */
export const adjustmentsProblems = {
  'adjustment.not-found': rule(404, 'This adjustment does not exist, or you have no access to it.'),
  'adjustment.closed': rule(409, ({ status }: { status: string }) => `This adjustment is already ${status}. Load the list again.`),
  'adjustment.own': rule(409, 'You requested this adjustment, so another manager must approve or reject it.'),
  'adjustment.not-own': rule(409, 'Only the person who asked for this adjustment can withdraw it.'),
}
