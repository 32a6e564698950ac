import { returnReasonLabels, returnStatusLabels } from '../../../contract/goods-in/returns/return-words.ts'
import { goodsReturn } from '../../../contract/goods-in/returns/returns.ts'
import { mayRead } from '../../../contract/withheld.ts'
import type { Database } from '../../platform/engine/database.ts'
import type { Download } from '../../platform/http/download.ts'
import { returnSlip } from '../../platform/print/return-slip.ts'
import { readLetterhead } from '../../platform/settings/letterhead.ts'
import { inThread } from '../../platform/workers/threads.ts'
import { zoneOfSite } from '../../stock/sites/site-time.ts'
import type { Person } from '../../viewer.ts'
import { getReturn } from './returns-queries.ts'

/** The slip of a return as a PDF file. It has nothing that its reader doesn't read on the screen. */
export async function printReturnSlip(db: Database, viewer: Person, id: number): Promise<Download> {
  const { found, timeZone } = await db.read(viewer, async (on) => {
    const asked = await getReturn(on, viewer, id)
    return { found: asked, timeZone: await zoneOfSite(on, asked.siteId) }
  })
  const printed = {
    ...found,
    status: returnStatusLabels[found.status],
    reason: returnReasonLabels[found.reason],
    notes: mayRead(viewer.role, goodsReturn, 'notes') ? found.notes : null,
    lines: found.items,
  }
  const content = await inThread('print-document', returnSlip(printed, { timeZone, letterhead: await readLetterhead(db) }))
  return { fileName: `return-slip-${found.returnNumber}.pdf`, content }
}
