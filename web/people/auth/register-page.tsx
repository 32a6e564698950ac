import { useQuery } from '@tanstack/react-query'
import { Link } from '@tanstack/react-router'
import type { ReactNode } from 'react'
import type { authEndpoints } from '../../../contract/people/auth/auth.ts'
import { ApiError, call, detailFor } from '../../platform/lib/api.ts'
import { queryOf, type ReadAddress } from '../../platform/lib/use-read.ts'
import { fullName, useSetup, useUser } from '../../platform/lib/use-session.ts'
import { Button } from '../../platform/ui/button.tsx'
import { ErrorState } from '../../platform/ui/error-state.tsx'
import { Note } from '../../platform/ui/note.tsx'
import { Skeleton } from '../../platform/ui/skeleton.tsx'
import { useInvitationToken } from './invitation-token.ts'
import { RegisterForm } from './register-form.tsx'
import { SignInFrame } from './sign-in-frame.tsx'

/** /register: the invited person chooses a password. A person who is signed in stays so until the new account begins. */
export function RegisterPage() {
  const token = useInvitationToken()
  const setup = useSetup()
  return (
    <SignInFrame title="Create account" supportEmail={setup.data?.supportEmail}>
      {token === '' ? (
        <Unusable>Open the link in your invitation email. If you don’t have one, ask your warehouse for an invitation.</Unusable>
      ) : (
        <Invited token={token} />
      )}
    </SignInFrame>
  )
}

function Invited({ token }: { token: string }) {
  const user = useUser().data
  const invitation = useInvitation(token)
  if (isGone(invitation.error)) return <Unusable>{detailFor(invitation.error)}</Unusable>
  if (invitation.isError)
    return (
      <ErrorState title="Failed to load the invitation" detail={detailFor(invitation.error)} onRetry={() => void invitation.refetch()} />
    )
  if (!invitation.data)
    return (
      <div role="status">
        <span className="sr-only">Loading...</span>
        <Skeleton className="h-60! w-full" />
      </div>
    )
  return (
    <>
      {user && <Note>You’re signed in as {fullName(user)}. Creating the new account signs you out of that one in this browser.</Note>}
      <RegisterForm invited={invitation.data} token={token} onRefused={() => void invitation.refetch()} />
    </>
  )
}

type GetInvitation = (typeof authEndpoints)['getInvitation']

/** Repeated here, because importing the contract would add zod; see session-calls.ts. */
const getInvitation = { method: 'GET', path: '/api/invitation', shows: [] } as const satisfies ReadAddress<GetInvitation>

function useInvitation(token: string) {
  return useQuery({
    ...queryOf(getInvitation, token),
    queryFn: ({ signal }) => call<GetInvitation>(getInvitation, { query: { token }, signal }),
  })
}

/** Asking again is of no use for a link that was used, withdrawn or has expired, or never was one. */
function isGone(error: unknown): boolean {
  return error instanceof ApiError && [400, 403, 409].includes(error.status)
}

/** The reason, and the ways on; support is named below, as on the sign-in screen. */
function Unusable({ children }: { children: ReactNode }) {
  return (
    <div className="grid gap-5 border-t border-line pt-6">
      <div>
        <h2 className="text-figure">This invitation can’t be used</h2>
        <p className="mt-1 text-body text-ink-2">{children}</p>
      </div>
      <Button asChild className="h-11! text-body">
        <Link to="/login">Go to Sign In</Link>
      </Button>
    </div>
  )
}
