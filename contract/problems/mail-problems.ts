import { rule } from './define.ts'

export const mailProblems = {
  'mail.not-found': rule(404, 'This mail does not exist.'),
  'mail.switched-off': rule(409, 'E-mail to customers is switched off in Portal Settings. An administrator can switch it on.'),
  'mail.no-address': rule(
    409,
    ({ customer }: { customer: string }) => `${customer} has no e-mail address. Add one to the customer, then send the mail again.`,
  ),
}
