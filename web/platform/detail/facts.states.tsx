import { Facts } from './facts.tsx'

const long = 'Hydraulikschlauch-Verbindungsstück-Großhandelsgesellschaft-Nordrhein-Westfalen'

export const Plain = () => <Facts facts={[{ label: 'SKU', value: 'COF-1' }, { label: 'Quantity', value: '1,250 EA' }, false]} />
export const LongValues = () => (
  <Facts
    facts={[
      { label: 'SKU', value: long },
      { label: long, value: long, span: 6 },
    ]}
  />
)
