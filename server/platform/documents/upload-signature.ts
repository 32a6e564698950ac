import { createHmac, timingSafeEqual } from 'node:crypto'
import { z } from 'zod'
import { documentUrl } from '../../../contract/platform/documents/documents.ts'
import { httpError } from '../../errors.ts'
import { system } from '../../viewer.ts'
import type { Database } from '../engine/database.ts'

const uploadsSetting = z.object({ secret: z.string().min(64) })

/** Signs the addresses of this installation's uploads. All its servers have the same one, in the database; customers' sessions can't read it. */
export async function readUploadSecret(db: Database): Promise<string> {
  const row = await db.read(system, (on) =>
    on.selectFrom('settings').select('value').where('key', '=', 'uploads').executeTakeFirstOrThrow(),
  )
  return uploadsSetting.parse(row.value).secret
}

/** Milliseconds for which an address takes its file. */
const validFor = 15 * 60 * 1000

interface Grant {
  key: string
  userId: number
  /** In seconds since 1970. */
  expires: number
}

/** The address that takes the file of this key from this user for the next minutes, once. */
export function signedUploadUrl(secret: string, { key, userId, now }: { key: string; userId: number; now: Date }): string {
  const expires = Math.floor((now.getTime() + validFor) / 1000)
  const signature = sign(secret, { key, userId, expires }).toString('base64url')
  return `${documentUrl(key)}?${new URLSearchParams({ expires: String(expires), signature })}`
}

/** 404 for an address that was changed or given to someone else, 409 for one that expired. */
export function requireSignature(secret: string, grant: Grant & { signature: string; now: Date }): void {
  const expected = sign(secret, grant)
  const given = Buffer.from(grant.signature, 'base64url')
  if (given.length !== expected.length || !timingSafeEqual(given, expected)) throw httpError('upload.not-found')
  if (grant.expires * 1000 < grant.now.getTime()) throw httpError('upload.expired')
}

function sign(secret: string, { key, userId, expires }: Grant): Buffer {
  return createHmac('sha256', secret).update(`PUT\n${key}\n${userId}\n${expires}`).digest()
}
