import { mostParcels } from '../../../contract/goods-out/shipments/carrier-fields.ts'
import type { NumberRule } from '../../platform/form/read-number.ts'

export const carrierNumbers = {
  parcels: { decimals: 0, min: 1, max: mostParcels },
  weightKg: { decimals: 3, min: 0, max: 999_999.999 },
} as const satisfies Record<string, NumberRule>
