import type { Generated, GeneratedAlways } from 'kysely'
import type { pictureMediaTypes } from '../../contract/auth.ts'
import type { Language } from '../../contract/languages.ts'
import type { portalAccesses, Role } from '../../contract/roles.ts'
import type { Instant, OneOf, OptionalInstant } from '../db/column-types.ts'

declare module '../db/tables.ts' {
  interface Tables {
    users: Users
    sessions: Sessions
    two_factor: TwoFactor
    recovery_codes: RecoveryCodes
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
  id: Generated<number>
  token_hash: Uint8Array
  user_id: number
  created_at: Instant
  last_seen_at: Instant
  expires_at: Instant
  user_agent: string | null
  /** The IP address of its last use. */
  address: string | null
}

interface TwoFactor {
  user_id: number
  /** 20 bytes. */
  secret: Uint8Array
  started_at: Instant
  /** Null until a code has confirmed the set-up. */
  confirmed_at: OptionalInstant
  last_step: number | null
  wrong_codes: Generated<number>
  wrong_codes_since: OptionalInstant
}

interface RecoveryCodes {
  user_id: number
  code_hash: Uint8Array
  used_at: OptionalInstant
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
