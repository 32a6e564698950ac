import { z } from 'zod'

/** A line keeps at most this many. */
export const mostUiCodes = 1_000

/** A unique identifier of a tobacco product, in the characters of ISO 646: Regulation (EU) 2018/574, Annex II. The database has the same rule. */
const uiCode = z.string().regex(/^[!"%&'()*+,\-./0-9:;<=>?A-Z_a-z]{1,100}$/, 'must be a UI code: up to 100 letters, digits and signs')

export const uiCodes = z
  .array(uiCode)
  .max(mostUiCodes, `A line has at most ${mostUiCodes} UI codes`)
  .refine((codes) => new Set(codes).size === codes.length, 'must name each UI code only once')
