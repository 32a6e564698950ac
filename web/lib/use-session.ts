import { queryOptions, useMutation, useQuery, useQueryClient } from '@tanstack/react-query'
import type { authEndpoints, User } from '../../contract/auth.ts'
import type { BodyInput } from '../../contract/endpoint.ts'
import { call, isUnauthorized } from './api.ts'
import { sessionCalls } from './session-calls.ts'
import { forgetViewAs, useViewedCustomer } from './view-as.ts'

type Calls = typeof authEndpoints

/** The signed-in user; null when nobody is signed in. */
export const userQuery = queryOptions({
  queryKey: ['user'],
  queryFn: ({ signal }): Promise<User | null> =>
    call<Calls['getUser']>(sessionCalls.getUser, { signal }).catch((error: unknown) => {
      if (isUnauthorized(error)) return null
      throw error
    }),
})

export function useUser() {
  return useQuery(userQuery)
}

export interface Viewer {
  user: User
  isAdmin: boolean
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
  const isCustomer = user.role === 'customer'
  return {
    user,
    isAdmin: user.role === 'admin',
    seesCustomerScreens: isCustomer || viewed !== null,
    customerId: isCustomer ? undefined : viewed?.customerId,
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
    queryClient.removeQueries({ predicate: (query) => query.queryKey[0] !== 'user' })
    queryClient.setQueryData(userQuery.queryKey, user)
  }
}

/** What the sign-in screen must know before anyone is signed in. */
export function useSetup() {
  return useQuery({ queryKey: ['setup'], queryFn: ({ signal }) => call<Calls['getSetup']>(sessionCalls.getSetup, { signal }) })
}
