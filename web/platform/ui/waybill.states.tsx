import { Waybill } from './waybill.tsx'

const long = 'Hydraulikschlauch-Verbindungsstück-Großhandelsgesellschaft-Nordrhein-Westfalen mbH & Co. KG'

export const Cells = () => (
  <Waybill
    cells={[
      { label: 'Movement', value: 'WM-2026-00417' },
      { label: 'Customer', value: 'Acme Imports' },
      { label: 'Items', value: '4' },
      { label: 'Placed', value: 'Nov 22, 2026' },
    ]}
  />
)
export const WideCells = () => (
  <Waybill
    cells={[
      { label: 'SKU', value: 'COF-1', span: 4 },
      { label: 'Name', value: 'Colombia Huila', span: 8 },
      { label: 'Notes', value: 'Fragile', span: 12 },
    ]}
  />
)
export const LongValues = () => (
  <Waybill
    cells={[
      { label: 'Customer', value: long },
      { label: 'SKU', value: 'HYDRAULIKSCHLAUCH-VERBINDUNGSSTUECK-0000000000000001' },
      { label: 'Expected delivery according to the haulier', value: long, span: 6 },
    ]}
  />
)
