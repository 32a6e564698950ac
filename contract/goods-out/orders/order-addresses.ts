import { z } from 'zod'
import { address } from '../../address.ts'
import { instant, quantity } from '../../fields.ts'

export const addressKinds = ['billing', 'shipping'] as const

/** How far back addresses are remembered, in movements, and how many of each kind are offered. */
export const rememberedAddresses = { movements: 1_000, ofEachKind: 20 } as const

/** An address of a customer's newest movements. */
export const rememberedAddress = z.object({
  kind: z.enum(addressKinds),
  address,
  lastUsedAt: instant,
  /** In how many of those movements. */
  timesUsed: quantity,
})
