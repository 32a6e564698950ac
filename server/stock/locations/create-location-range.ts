import { codesInRange, locationRangeEndpoints } from '../../../contract/stock/locations/location-range.ts'
import { httpError } from '../../errors.ts'
import { created } from '../../platform/audit/history.ts'
import { verb } from '../../verb.ts'
import { siteFor } from '../sites/sites-queries.ts'
import { takenCode } from './locations-queries.ts'

/** Adds all locations of a range, or none where a code is taken. */
export const createLocationRange = verb(
  locationRangeEndpoints.create,
  async ({ trx, viewer }, { from, to, zone, type, capacity = null, siteId }) => {
    const named = (code: string) => ({ code, name: code, zone, type, capacity, isActive: true })
    const codes = codesInRange(from, to)
    if (typeof codes === 'string') throw httpError('request.invalid', { sentence: codes }, { field: 'to' })
    const site = await siteFor(trx.sql, viewer, siteId)
    const added = await trx.sql
      .insertInto('locations')
      .values(codes.map((code) => ({ code, name: code, zone, type, capacity, site_id: site.id })))
      .onConflict((taken) => taken.doNothing())
      .returning(['id', 'code'])
      .execute()
    if (added.length < codes.length) {
      const made = new Set(added.map(({ code }) => code))
      const code = codes.find((each) => !made.has(each)) ?? from
      throw httpError('location.code-taken', { code, existing: (await takenCode(trx.sql, code)) ?? code })
    }
    const [first, ...others] = added.map(({ id, code }) => created('location', { id, ...named(code) }))
    if (!first) throw new Error('A range has at least one code.')
    return { answer: { created: added.length }, history: [first, ...others] as const, touched: { locations: 'all' } }
  },
)
