import { system } from '../../viewer.ts'
import type { Database } from '../engine/database.ts'
import type { Letterhead } from '../files/pdf.ts'
import { findLogo } from './logo.ts'
import { getSetting } from './settings-queries.ts'

/** Who runs the warehouse, as documents and labels name it. */
export async function readLetterhead(db: Database): Promise<Letterhead> {
  return db.read(system, async (on) => {
    const { name, address, email } = await getSetting(on, 'operator')
    const logo = await findLogo(on)
    return { name: name ?? 'Tallyhouse', lines: [...linesOf(address), ...linesOf(email)], logo: logo?.content ?? null }
  })
}

function linesOf(text: string | null): string[] {
  return (text ?? '').split('\n').flatMap((line) => line.trim() || [])
}
