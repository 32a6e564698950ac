import { z } from 'zod'
import { id, idInUrl } from './fields.ts'
import { several } from './list-query.ts'

/** The site that a row belongs to. */
export const siteOfRow = { siteId: id, siteCode: z.string() }
/** Filter of a list by one site or several. */
export const siteFilter = { siteId: several(idInUrl).optional() }
/** Query of figures, which count what is at these sites. */
export const narrowedBySite = { query: z.object(siteFilter), narrowedBySite: true } as const
