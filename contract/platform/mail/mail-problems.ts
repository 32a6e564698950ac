import { rule } from '../problems/define.ts'

export const mailProblems = {
  'mail.not-found': rule(404, 'This email does not exist.'),
  'mail.switched-off': rule(409, 'Email to customers is turned off in Portal Settings. An administrator can turn it on.'),
  'mail.no-address': rule(
    409,
    ({ customer }: { customer: string }) => `${customer} has no email address. Add one to the customer, then send the email again.`,
  ),
}
