import { countMethodLabels, countStatusLabels, isOpenCount } from '../../../contract/stock/counts/count-words.ts'
import type { Database } from '../../platform/engine/database.ts'
import type { Download } from '../../platform/http/download.ts'
import { countSheetPdf } from '../../platform/print/count-sheet-pdf.ts'
import { readLetterhead } from '../../platform/settings/letterhead.ts'
import { hasSeveralSites } from '../../platform/settings/settings-queries.ts'
import { inThread } from '../../platform/workers/threads.ts'
import type { Person } from '../../viewer.ts'
import { zoneOfSite } from '../sites/site-time.ts'
import { placesToCount } from './count-sheet.ts'
import { countEntity } from './counts-queries.ts'

/** The sheet of a count as a PDF file: every place that is to be counted, including places that the viewer may not recount. */
export async function printCountSheet(db: Database, viewer: Person, id: number): Promise<Download> {
  const { count, places, site, timeZone } = await db.read(viewer, async (on) => {
    const found = await countEntity.get(on, viewer, id)
    const isOpen = isOpenCount(found.status)
    return {
      count: found,
      places: isOpen ? await placesToCount(on, id) : [],
      site: (await hasSeveralSites(on)) ? found.siteCode : null,
      timeZone: await zoneOfSite(on, found.siteId),
    }
  })
  const printed = { ...count, status: countStatusLabels[count.status], method: countMethodLabels[count.method], site, places }
  const content = await inThread('print-document', countSheetPdf(printed, { timeZone, letterhead: await readLetterhead(db) }))
  return { fileName: `count-sheet-${count.countNumber}.pdf`, content }
}
