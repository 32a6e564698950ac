import { HttpError } from '../../errors.ts'
import { system } from '../../viewer.ts'
import type { Database } from '../engine/database.ts'
import { inThread } from '../workers/threads.ts'
import { findLogo, keepLogo } from './logo.ts'

/**
 * Draws a logo again that was stored as it was sent, before logos were redrawn when they are set. Answers a sentence for the log that says what
 * became of it; null where there is none to redraw.
 */
export async function redrawOldLogo({ db }: { db: Database }): Promise<string | null> {
  const logo = await db.read(system, findLogo)
  if (!logo || logo.isRedrawn) return null
  const redrawn = await inThread('reduce-picture', logo.content).catch((error: unknown) => {
    if (error instanceof HttpError && error.code === 'image.damaged') return null
    throw error
  })
  await db.transaction(system, async (trx) => {
    if (redrawn) await keepLogo(trx, redrawn)
    // No document could be printed with it.
    else await trx.sql.deleteFrom('settings').where('key', '=', 'logo').execute()
  })
  return redrawn ? 'The logo was drawn again.' : 'The logo was removed, as its image is damaged. Choose it again in the settings.'
}
