import { type Kysely, sql } from 'kysely'
import { z } from 'zod'
import { logoMediaTypes, type OperatorWithLogo } from '../../../contract/platform/settings/operator-settings.ts'
import { settingsEndpoints } from '../../../contract/platform/settings/settings.ts'
import { httpError } from '../../errors.ts'
import { verb } from '../../verb.ts'
import { system, type Viewer } from '../../viewer.ts'
import { did } from '../audit/history.ts'
import type { Database, Transaction } from '../engine/database.ts'
import type { Tables } from '../engine/tables.ts'
import type { Download } from '../http/download.ts'
import { inThread } from '../workers/threads.ts'
import { getVersionedSetting } from './settings-queries.ts'

/* The operator's logo, stored as a setting: it is small, rarely read, and must be in backups. */

/** Older ones are as they were sent (redraw-logo.ts). */
const storedLogo = z.object({ mediaType: z.enum(logoMediaTypes), base64: z.string(), isRedrawn: z.boolean().default(false) })

interface Logo {
  mediaType: (typeof logoMediaTypes)[number]
  content: Uint8Array
}

export async function findLogo(on: Kysely<Tables>): Promise<(Logo & { isRedrawn: boolean }) | null> {
  const row = await on.selectFrom('settings').select('value').where('key', '=', 'logo').executeTakeFirst()
  if (!row) return null
  const { mediaType, base64, isRedrawn } = storedLogo.parse(row.value)
  return { mediaType, content: Buffer.from(base64, 'base64'), isRedrawn }
}

export async function readLogo(db: Database): Promise<Download> {
  const logo = await db.read(system, findLogo)
  if (!logo) throw httpError('logo.not-found')
  const { mediaType, content } = logo
  return { fileName: `logo.${mediaType === 'image/png' ? 'png' : 'jpg'}`, mediaType, content }
}

/** Customers read it too, but not the setting with the logo in it. */
export async function readOperator(db: Database, viewer: Viewer): Promise<OperatorWithLogo> {
  const operator = await db.read(viewer, (on) => getVersionedSetting(on, 'operator'))
  const logo = await db.read(system, (on) =>
    on.selectFrom('settings').select(sql<string>`md5(value::text)`.as('version')).where('key', '=', 'logo').executeTakeFirst(),
  )
  return { ...operator, logoUrl: logo ? `${settingsEndpoints.getLogo.path}?v=${logo.version}` : null }
}

export async function keepLogo(trx: Transaction, { mediaType, content }: Logo): Promise<void> {
  const value = JSON.stringify({ mediaType, base64: Buffer.from(content).toString('base64'), isRedrawn: true })
  await trx.sql
    .insertInto('settings')
    .values({ key: 'logo', value })
    .onConflict((conflicting) => conflicting.column('key').doUpdateSet({ value }))
    .execute()
}

export const setLogo = verb(settingsEndpoints.setLogo, {
  prepare: async (_db, _viewer, { file }) => {
    const logo = await inThread('reduce-picture', file.content)
    if (logo === null) throw httpError('logo.not-an-image')
    return logo
  },
  run: async ({ trx }, _input, logo) => {
    await keepLogo(trx, logo)
    return {
      answer: undefined,
      history: [did('update', 'logo', null, { after: { mediaType: logo.mediaType, bytes: logo.content.length } })],
      touched: { settings: 'all' },
    }
  },
})

export const deleteLogo = verb(settingsEndpoints.deleteLogo, async ({ trx }) => {
  const { numDeletedRows } = await trx.sql.deleteFrom('settings').where('key', '=', 'logo').executeTakeFirst()
  if (numDeletedRows === 0n) throw httpError('logo.not-found')
  return { answer: undefined, history: [did('delete', 'logo', null)], touched: { settings: 'all' } }
})
