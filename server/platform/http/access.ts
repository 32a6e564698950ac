import type { EndpointDefinition } from '../../../contract/endpoint.ts'
import { isPersonal, refusalOf, roleMay } from '../../../contract/permissions.ts'
import { roles } from '../../../contract/roles.ts'
import { isEmpty, withheldFrom } from '../../../contract/withheld.ts'
import { httpError } from '../../errors.ts'
import type { Person } from '../../viewer.ts'
import type { Request } from './app-type.ts'
import { refuseForeignOrigin } from './origin.ts'

export type Access = ReturnType<typeof accessTo>

/** Who may call an endpoint, as whom it is read, and what each role doesn't read of its answer: looked up once, for its route. */
export function accessTo({ allow, alsoAllow, answer }: EndpointDefinition) {
  const actions = [allow, alsoAllow].filter((action) => action !== undefined && action !== 'anyone')
  const customersRead = allow !== 'anyone' && !isPersonal(allow) && roleMay('customer', allow)
  const schema = answer?.kind === 'json' ? answer.schema : answer?.kind === 'list' ? answer.row : null
  const ofRoles = schema ? roles.map((role) => [role, withheldFrom(role, schema)] as const) : []
  const withheld = new Map(ofRoles.filter(([, part]) => !isEmpty(part)))
  return {
    admit(request: Request): void {
      const { person } = request
      if (allow !== 'anyone' && person === null) throw httpError('sign-in.required')
      refuseForeignOrigin(request)
      for (const action of actions) {
        const refusal = person && refusalOf(person, action)
        if (refusal !== null) throw httpError(`permission.${refusal}`)
      }
    },

    /**
     * Staff whose session views a customer, and whose tab says so in X-View-As, read as this customer does, in its database role. It grants
     * nothing: the caller's own permission was checked, and what the customer may not read is read as staff.
     */
    readerOf({ person, headers }: Request): Person | null {
      if (!person || person.role === 'customer' || !person.viewing || !customersRead) return person
      if (headers['x-view-as'] !== String(person.viewing)) return person
      return { role: 'customer', userId: person.userId, name: person.name, customerId: person.viewing, viewOnly: true }
    },

    /** What the person doesn't read of the answer; null for nothing. */
    withheldFrom: (person: Person | null) => (person && withheld.get(person.role)) ?? null,
  }
}
