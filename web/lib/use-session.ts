import { queryOptions, useMutation, useQuery, useQueryClient } from '@tanstack/react-query'
import type { authEndpoints, User } from '../../contract/auth.ts'
import type { BodyInput } from '../../contract/endpoint.ts'
import { type Action, can } from '../../contract/permissions.ts'
import { call, isUnauthorized } from './api.ts'
import { sessionCalls } from './session-calls.ts'
import { queryOf } from './use-read.ts'
import { forgetViewAs, useViewedCustomer, viewedCustomer } from './view-as.ts'

type Calls = typeof authEndpoints

/** The signed-in user; null when nobody is signed in. */
export const userQuery = queryOptions({
  ...queryOf(sessionCalls.getUser),
  queryFn: ({ client, queryKey, signal }): Promise<User | null> =>
    call<Calls['getUser']>(sessionCalls.getUser, { signal }).catch((error: unknown) => {
      // That nobody is signed in is an answer. That somebody no longer is fails, like every read after the end of a session.
      if (isUnauthorized(error) && !client.getQueryData(queryKey)) return null
      throw error
    }),
})

export function useUser() {
  return useQuery(userQuery)
}

/** Whether the user may do it; the server decides by the same table. */
export function may({ role, portalAccess }: User, action: Action): boolean {
  return can({ role, viewOnly: portalAccess === 'view_only' }, action)
}

/** Whether who is signed in may do it. Viewing as a customer changes nothing about that. */
export function useMay(action: Action): boolean {
  return may(useViewer().user, action)
}

/** Customers see their own version of the screens, and so do staff who view as a customer. */
export function seesCustomerScreens(user: User | null | undefined): boolean {
  return viewedCustomer() !== null || (user ? !may(user, 'screens.staff') : false)
}

export interface Viewer {
  user: User
  /** True for customers and for staff who look at a customer's screens. */
  seesCustomerScreens: boolean
  /** What staff who view as a customer add to their reads; undefined for everybody else. */
  customerId: number | undefined
}

/** Who looks at the screen, as inside the shell: somebody is signed in there. */
export function useViewer(): Viewer {
  const user = useUser().data
  const viewed = useViewedCustomer()
  if (!user) throw new Error('useViewer belongs inside the shell, where somebody is signed in')
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

export function fullName(user: User): string {
  return [user.firstName, user.lastName].filter(Boolean).join(' ') || user.email || user.username
}

export function useSignIn() {
  const take = useTakeSession()
  return useMutation({
    mutationFn: (body: BodyInput<Calls['signIn']>) => call<Calls['signIn']>(sessionCalls.signIn, { body }),
    onSuccess: take,
  })
}

export function useRegister() {
  const take = useTakeSession()
  return useMutation({
    mutationFn: (body: BodyInput<Calls['register']>) => call<Calls['register']>(sessionCalls.register, { body }),
    onSuccess: take,
  })
}

/** Another person's rows may still be in the cache: a new session starts with none. */
function useTakeSession() {
  const queryClient = useQueryClient()
  return (user: User) => {
    forgetViewAs()
    queryClient.removeQueries({ predicate: ({ queryKey }) => queryKey[0] !== sessionCalls.getUser.path })
    queryClient.setQueryData(userQuery.queryKey, user)
  }
}

/** What the sign-in screen must know before anyone is signed in. */
export function useSetup() {
  return useQuery({
    ...queryOf(sessionCalls.getSetup),
    queryFn: ({ signal }) => call<Calls['getSetup']>(sessionCalls.getSetup, { signal }),
  })
}
