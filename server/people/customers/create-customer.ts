import { customersEndpoints } from '../../../contract/people/customers/customers.ts'
import { did } from '../../platform/audit/history.ts'
import { verb } from '../../verb.ts'
import { choosePassword } from '../auth/choose-password.ts'
import { createUser } from '../auth/create-user.ts'
import { customerEntity } from './customers-queries.ts'

/** Creates a customer and its primary user, who signs in with the contact email. Only this answer contains the credentials. */
export const createCustomer = verb(customersEndpoints.create, {
  prepare: (_db, _viewer, { password, contactEmail }) => choosePassword(password, [contactEmail]),
  run: async ({ trx, viewer }, input, passwordHash) => {
    const { id } = await customerEntity.insert(trx, viewer, input)
    const [firstName, ...otherNames] = (input.primaryContact ?? '').split(/\s+/)
    await createUser(trx, {
      username: input.contactEmail,
      email: input.contactEmail,
      firstName,
      lastName: otherNames.join(' '),
      role: 'customer',
      customerId: id,
      isPrimary: true,
      passwordHash,
    })
    const customer = await customerEntity.get(trx.sql, viewer, id)
    return {
      answer: { ...customer, credentialsInfo: { username: input.contactEmail, password: input.password } },
      history: [did('create', 'customer', { id, customerId: id }, { after: customer })],
      touched: { customers: [{ id, customerId: id }] },
    }
  },
})
