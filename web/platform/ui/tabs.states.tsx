import { useState } from 'react'
import { TabPanel, Tabs } from './tabs.tsx'

function Example({ items }: { items: { value: string; label: string; count?: number }[] }) {
  const [value, choose] = useState(items[0]?.value ?? '')
  return (
    <Tabs label="Inventory" value={value} onValueChange={choose} items={items}>
      {items.map((item) => (
        <TabPanel key={item.value} value={item.value}>
          {item.label}
        </TabPanel>
      ))}
    </Tabs>
  )
}

export const Plain = () => (
  <Example
    items={[
      { value: 'items', label: 'Inventory' },
      { value: 'movements', label: 'Movements' },
      { value: 'locations', label: 'Locations' },
    ]}
  />
)
export const WithCounts = () => (
  <Example
    items={[
      { value: 'all', label: 'All', count: 400 },
      { value: 'low', label: 'Low Stock', count: 23 },
    ]}
  />
)
export const ManyAndLong = () => (
  <Example
    items={['Receipt Details', 'Items', 'Inspection', 'Actions', 'Hydraulikschlauch-Verbindungsstücke', 'Documents of the haulier'].map(
      (label, index) => ({ value: String(index), label, count: 12 }),
    )}
  />
)
