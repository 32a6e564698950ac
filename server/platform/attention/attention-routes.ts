import { dashboardEndpoints } from '../../../contract/insight/dashboard/dashboard.ts'
import type { AttentionKind } from '../../../contract/platform/attention/attention.ts'
import { type App, serve } from '../http/serve.ts'
import type { AttentionSearch } from './attention-search.ts'
import { readAttention } from './read-attention.ts'

export function attentionRoutes(app: App, searches: Record<AttentionKind, AttentionSearch>): void {
  serve(app, dashboardEndpoints.attention, ({ db, viewer, query }) => readAttention(db, viewer, query, searches))
}
