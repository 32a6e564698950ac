import { Link } from '@tanstack/react-router'
import { Pencil, Printer, Trash2 } from 'lucide-react'
import { Button } from './button.tsx'
import { Menu, type MenuItem } from './menu.tsx'

const items: MenuItem[] = [
  { label: 'Edit', icon: <Pencil aria-hidden />, onSelect: () => {} },
  { label: 'Print delivery note', icon: <Printer aria-hidden />, link: <Link to="/" /> },
  { label: 'Assign', disabled: true, hint: 'Only while the movement is pending' },
  { label: 'Delete', icon: <Trash2 aria-hidden />, danger: true, onSelect: () => {} },
]
const long = 'Print the delivery note for Hydraulikschlauch-Verbindungsstück-Großhandelsgesellschaft-Nordrhein-Westfalen'

export const Closed = () => <Menu label="Actions of COF-1" items={items} />
export const WithButton = () => <Menu label="More" items={items} trigger={<Button>More</Button>} />
export const LongLabels = () => (
  <Menu
    label="Actions with long labels"
    items={[{ label: long, hint: long, icon: <Printer aria-hidden />, onSelect: () => {} }, ...items]}
  />
)
