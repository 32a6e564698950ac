import { readElementString } from '../../contract/gs1-elements.ts'
import { ssccIn } from '../../contract/handling-units/handling-units.ts'

/** What a scan at goods-in says: the goods, or the handling unit that the next goods are on. */
export type ScannedGoods =
  | { kind: 'unit'; sscc: string }
  | {
      kind: 'goods'
      /** A SKU or a GTIN. */
      code: string
      /** From AI 30 or 37; 1 without. */
      quantity: number
      lotNumber: string | null
      /** From AI 17. */
      expiresOn: string | null
      sscc: string | null
    }

/** Reads a SKU, a GTIN, an SSCC or a GS1 label with GTIN, lot, expiry date, quantity and SSCC. */
export function scannedGoods(code: string): ScannedGoods {
  const typed = code.trim()
  const label = readElementString(typed)
  const on = (...ais: string[]) => ('elements' in label ? label.elements.find(({ ai }) => ais.includes(ai))?.value : undefined)
  const gtin = on('01', '02')
  const sscc = ssccIn(typed)
  if (gtin === undefined && sscc !== null) return { kind: 'unit', sscc }
  return {
    ...{ kind: 'goods', code: gtin ?? typed, quantity: Number(on('30', '37') ?? 1) },
    ...{ lotNumber: on('10') ?? null, expiresOn: dayOf(on('17')), sscc: gtin === undefined ? null : sscc },
  }
}

/** The day of a GS1 date YYMMDD, in this century: GS1 General Specifications §7.12. DD 00 is the last day of the month. */
function dayOf(date: string | undefined): string | null {
  if (date === undefined) return null
  const [year, month, day] = [2000 + Number(date.slice(0, 2)), Number(date.slice(2, 4)), Number(date.slice(4, 6))]
  const known = day === 0 ? new Date(Date.UTC(year, month, 0)) : new Date(Date.UTC(year, month - 1, day))
  return known.toISOString().slice(0, 10)
}
