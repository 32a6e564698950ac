import type { QueryOf } from '../../../contract/endpoint.ts'
import type { locationsEndpoints } from '../../../contract/stock/locations/locations.ts'
import type { Database } from '../../platform/engine/database.ts'
import type { Download } from '../../platform/http/download.ts'
import { readLetterhead } from '../../platform/settings/letterhead.ts'
import { inThread } from '../../platform/workers/threads.ts'
import type { Viewer } from '../../viewer.ts'
import { findLocationsToLabel } from './locations-queries.ts'

/** Labels for locations as a PDF file. */
export async function printLocationLabels(
  db: Database,
  viewer: Viewer,
  { paper, ...asked }: QueryOf<typeof locationsEndpoints.labels>,
): Promise<Download> {
  const locations = await db.read(viewer, (on) => findLocationsToLabel(on, viewer, asked))
  const { name: operator } = await readLetterhead(db)
  return { fileName: 'location-labels.pdf', content: await inThread('print-location-labels', locations, operator, paper) }
}
