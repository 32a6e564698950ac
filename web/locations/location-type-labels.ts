import type { Location } from '../../contract/locations.ts'

export const locationTypeLabels: Record<Location['type'], string> = {
  storage: 'Storage',
  staging: 'Staging',
  shipping: 'Shipping',
  receiving: 'Receiving',
  quarantine: 'Quarantine',
}
