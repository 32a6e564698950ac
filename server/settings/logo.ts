import { type Kysely, sql } from 'kysely'
import { z } from 'zod'
import { logoMediaTypes, type OperatorWithLogo } from '../../contract/settings/operator-settings.ts'
import { settingsEndpoints } from '../../contract/settings/settings.ts'
import { did } from '../audit/history.ts'
import type { Database } from '../engine/database.ts'
import type { Tables } from '../engine/tables.ts'
import { httpError } from '../errors.ts'
import type { Download } from '../http/download.ts'
import { verb } from '../verb.ts'
import { system, type Viewer } from '../viewer.ts'
import { inThread } from '../workers/threads.ts'
import { getVersionedSetting } from './settings-queries.ts'

/* The operator's logo, stored as a setting: it is small, rarely read, and must be in backups. */

const storedLogo = z.object({ mediaType: z.enum(logoMediaTypes), base64: z.string() })

interface Logo {
  mediaType: (typeof logoMediaTypes)[number]
  content: Uint8Array
}

export async function findLogo(on: Kysely<Tables>): Promise<Logo | null> {
  const row = await on.selectFrom('settings').select('value').where('key', '=', 'logo').executeTakeFirst()
  if (!row) return null
  const { mediaType, base64 } = storedLogo.parse(row.value)
  return { mediaType, content: Buffer.from(base64, 'base64') }
}

export async function readLogo(db: Database): Promise<Download> {
  const logo = await db.read(system, findLogo)
  if (!logo) throw httpError('logo.not-found')
  return { fileName: `logo.${logo.mediaType === 'image/png' ? 'png' : 'jpg'}`, ...logo }
}

/** Customers read it too, but not the setting with the logo in it. */
export async function readOperator(db: Database, viewer: Viewer): Promise<OperatorWithLogo> {
  const operator = await db.read(viewer, (on) => getVersionedSetting(on, 'operator'))
  const logo = await db.read(system, (on) =>
    on.selectFrom('settings').select(sql<string>`md5(value::text)`.as('version')).where('key', '=', 'logo').executeTakeFirst(),
  )
  return { ...operator, logoUrl: logo ? `${settingsEndpoints.getLogo.path}?v=${logo.version}` : null }
}

export const setLogo = verb(settingsEndpoints.setLogo, {
  prepare: async (_db, _viewer, { file }) => {
    const mediaType = await inThread('check-image', file.content)
    if (mediaType === null) throw httpError('logo.not-an-image')
    return mediaType
  },
  run: async ({ trx }, { file }, mediaType) => {
    const value = JSON.stringify({ mediaType, base64: Buffer.from(file.content).toString('base64') })
    await trx.sql
      .insertInto('settings')
      .values({ key: 'logo', value })
      .onConflict((conflicting) => conflicting.column('key').doUpdateSet({ value }))
      .execute()
    return {
      answer: undefined,
      history: [did('update', 'logo', null, { after: { mediaType, bytes: file.content.length } })],
      touched: { settings: 'all' },
    }
  },
})

export const deleteLogo = verb(settingsEndpoints.deleteLogo, async ({ trx }) => {
  const { numDeletedRows } = await trx.sql.deleteFrom('settings').where('key', '=', 'logo').executeTakeFirst()
  if (numDeletedRows === 0n) throw httpError('logo.not-found')
  return { answer: undefined, history: [did('delete', 'logo', null)], touched: { settings: 'all' } }
})
