import type { Location } from './locations.ts'

export const locationTypeLabels: Record<Location['type'], string> = {
  storage: 'Storage',
  staging: 'Staging',
  shipping: 'Shipping',
  receiving: 'Receiving',
  quarantine: 'Quarantine',
}
