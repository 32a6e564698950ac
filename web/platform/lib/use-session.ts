import { queryOptions, useQuery, useQueryClient } from '@tanstack/react-query'
import type { BodyInput } from '../../../contract/endpoint.ts'
import type { authEndpoints, User } from '../../../contract/people/auth/auth.ts'
import { type Action, can } from '../../../contract/permissions.ts'
import { call, isUnauthorized } from './api.ts'
import { sessionCalls } from './session-calls.ts'
import { dropDrafts } from './stored-drafts.ts'
import { queryOf } from './use-read.ts'
import { useSend } from './use-send.ts'
import { forgetViewAs, useViewedCustomer, viewedCustomer } from './viewed-customer.ts'

type Calls = typeof authEndpoints

/** The signed-in user; null when no one is signed in. */
export const userQuery = queryOptions({
  ...queryOf(sessionCalls.getUser),
  queryFn: ({ client, queryKey, signal }): Promise<User | null> =>
    call<Calls['getUser']>(sessionCalls.getUser, { signal }).catch((error: unknown) => {
      // "Not signed in" is a valid answer at first. After a sign-in it is an error, as for every read after the end of a session.
      if (isUnauthorized(error) && !client.getQueryData(queryKey)) return null
      throw error
    }),
})

export function useUser() {
  return useQuery(userQuery)
}

/** Whether the user is allowed to do it; the server uses the same table. */
export function may({ role, portalAccess, switchedOff }: User, action: Action): boolean {
  return can({ role, viewOnly: portalAccess === 'view_only', switchedOff }, action)
}

/** Whether the signed-in user is allowed to do it. Viewing as a customer doesn't change this. */
export function useMay(action: Action): boolean {
  return may(useViewer().user, action)
}

/** Whether the customer's version of the screens is shown: to customers, and to staff who view as one. */
export function seesCustomerScreens(user: User | null | undefined): boolean {
  return viewedCustomer() !== null || (user ? !may(user, 'screens.staff') : false)
}

export interface Viewer {
  user: User
  /** True for customers and for staff who look at a customer's screens. */
  seesCustomerScreens: boolean
  /** The customer filter that staff who view as a customer add to their reads; undefined for everyone else. */
  customerId: number | undefined
}

/** The signed-in user. For use inside the shell only. */
export function useViewer(): Viewer {
  const user = useUser().data
  const viewed = useViewedCustomer()
  if (!user) throw new Error('useViewer must be used inside the shell, where a user is signed in')
  return {
    user,
    seesCustomerScreens: seesCustomerScreens(user),
    customerId: may(user, 'customers.view-as') ? viewed?.customerId : undefined,
  }
}

/** First name, else username: how a greeting addresses someone. */
export function givenName(user: User): string {
  return user.firstName || user.username
}

/** Whom the customer's screens greet: the person, or the customer whose screens a staff member views. */
export function useGreetedName(): string {
  const { user, customerId } = useViewer()
  const viewed = useViewedCustomer()
  return viewed && customerId !== undefined ? viewed.customerName : givenName(user)
}

export function fullName(user: User): string {
  return [user.firstName, user.lastName].filter(Boolean).join(' ') || user.email || user.username
}

export function useSignIn() {
  const take = useTakeSession()
  return useSend({
    mutationFn: (body: BodyInput<Calls['signIn']>) => call<Calls['signIn']>(sessionCalls.signIn, { body }),
    onSuccess: take,
  })
}

/** A new session starts with an empty cache, which may hold another user's rows. */
export function useTakeSession() {
  const queryClient = useQueryClient()
  return (user: User) => {
    forgetViewAs()
    dropDrafts({ exceptOf: user.id })
    queryClient.removeQueries({ predicate: ({ queryKey }) => queryKey[0] !== sessionCalls.getUser.path })
    queryClient.setQueryData(userQuery.queryKey, user)
  }
}

/** The data that the sign-in screen needs before signing in. */
export function useSetup() {
  return useQuery({
    ...queryOf(sessionCalls.getSetup),
    queryFn: ({ signal }) => call<Calls['getSetup']>(sessionCalls.getSetup, { signal }),
  })
}
