import type { Site } from '../../../contract/stock/sites/sites.ts'
import type { Column } from '../../platform/files/columns.ts'
import { type App, serve } from '../../platform/http/serve.ts'
import { fileColumns } from '../../platform/records/file-columns.ts'
import { serveRecord } from '../../platform/records/serve-record.ts'
import { createSite, updateSite } from './save-site.ts'
import { siteEntity } from './sites-queries.ts'

const city: Column<Site> = { label: 'City', kind: 'text', value: ({ address }) => address?.city ?? null, width: 20 }

/** With their widths in characters. */
const columns = [
  ...fileColumns(siteEntity.record, { code: 14, name: 32 }),
  city,
  ...fileColumns(siteEntity.record, { locations: undefined, units: undefined, isActive: 12, isDefault: 12 }),
]

export function sitesRoutes(app: App): void {
  serveRecord(app, siteEntity, columns)
  serve(app, createSite)
  serve(app, updateSite)
}
