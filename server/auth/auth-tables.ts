import type { Generated, GeneratedAlways } from 'kysely'
import type { pictureMediaTypes } from '../../contract/auth.ts'
import type { Language } from '../../contract/languages.ts'
import type { portalAccesses, Role } from '../../contract/roles.ts'
import type { Instant, OneOf, OptionalInstant } from '../db/column-types.ts'

declare module '../db/tables.ts' {
  interface Tables {
    users: Users
    sessions: Sessions
    failed_sign_ins: FailedSignIns
    customer_views: CustomerViews
    profile_pictures: ProfilePictures
  }
}

interface Users {
  id: Generated<number>
  username: string
  email: string
  first_name: string | null
  last_name: string | null
  role: Role
  customer_id: number | null
  is_primary: Generated<boolean>
  profile_image_url: string | null
  language: Generated<Language | null>
  password_hash: string
  created_at: Instant
  portal_access: Generated<OneOf<typeof portalAccesses>>
  /** Since when the user may not sign in. */
  disabled_at: OptionalInstant
  last_sign_in_at: OptionalInstant
  version: Generated<number>
}

interface Sessions {
  token_hash: Uint8Array
  user_id: number
  created_at: Instant
  last_seen_at: Instant
  expires_at: Instant
  user_agent: string | null
}

/** A time in which a member of staff viewed the screens of a customer. */
interface CustomerViews {
  id: Generated<number>
  customer_id: number
  user_id: number
  started_at: Instant
  /** Null once it has ended. */
  session_hash: Uint8Array | null
  ended_at: Instant | null
}

interface ProfilePictures {
  user_id: number
  media_type: OneOf<typeof pictureMediaTypes>
  content: Uint8Array
  stored_at: Instant
}

interface FailedSignIns {
  id: GeneratedAlways<number>
  address: string
  account_hash: Uint8Array
  at: Instant
}
