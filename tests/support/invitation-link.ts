import { sql } from 'kysely'
import { system } from '../../server/viewer.ts'
import type { TestApp } from './test-app.ts'

/** The end of the link in the newest mail of an invitation, which holds it until it is sent. */
export async function tokenOfInvitation({ db }: TestApp, id: number): Promise<string> {
  const { rows } = await db.read(system, (on) =>
    sql<{ body: string }>`select body from mails where kind = 'invitation' and subject_id = ${id} order by id desc limit 1`.execute(on),
  )
  return tokenIn(rows[0]?.body ?? '')
}

/** The end of the link in a text; empty when there is none. */
export function tokenIn(text: string): string {
  return /\/register\?invitation=([\w-]{43})\s/.exec(text)?.[1] ?? ''
}
