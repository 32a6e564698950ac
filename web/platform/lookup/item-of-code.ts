import { gtinForms } from '../../../contract/gs1.ts'
import { foldedCode } from '../../../contract/platform/codes/goods-by-code.ts'
import { type Label, readCode } from '../../../contract/platform/codes/read-code.ts'
import { type LookupResult, lookupEndpoints } from '../../../contract/platform/lookup/lookup.ts'
import { call, isMissing } from '../lib/api.ts'

/** An item that a scan names. */
export interface ScannedItem {
  id: number
  sku: string
  name: string
  /** What else its label says; null where the code itself is the SKU or the GTIN. */
  label: Label | null
}

const longestWait = 10_000

/**
 * The item with a scanned SKU, GTIN or GS1 label, of a customer if one is named; null when there is none. Throws what is wrong with the code:
 * that its label can't be read, that several items have it, or that it belongs to another customer.
 */
export async function itemOfCode(scanned: string, customerId?: number): Promise<ScannedItem | null> {
  const query = { code: scanned, type: 'inventoryItem' as const, ...(customerId !== undefined && { customerId }) }
  try {
    return scannedItem(await call(lookupEndpoints.find, { query, signal: AbortSignal.timeout(longestWait) }), scanned)
  } catch (error) {
    if (isMissing(error)) return null
    throw error
  }
}

/** Why a scan of no goods isn't counted where goods are: it is a location. Null for other codes. */
export async function whyNoGoods(scanned: string): Promise<string | null> {
  const query = { code: scanned, type: 'location' as const }
  try {
    const { code } = await call(lookupEndpoints.find, { query, signal: AbortSignal.timeout(longestWait) })
    return `${code} is a location. Scan the goods.`
  } catch (error) {
    if (isMissing(error)) return null
    throw error
  }
}

/** An item that was looked up, with what the scan says besides. */
export function scannedItem({ id, code: sku, label: name }: Pick<LookupResult, 'id' | 'code' | 'label'>, scanned: string): ScannedItem {
  const { text, label } = readCode(scanned)
  const isText = foldedCode(sku) === foldedCode(text) || gtinForms(text).length > 0
  return { id, sku, name, label: isText ? null : label }
}
