import { Pencil, Trash2 } from 'lucide-react'
import { IconButton } from './icon-button.tsx'

export const Sizes = () => (
  <div className="kit-row">
    <IconButton label="Edit COF-1" icon={<Pencil />} />
    <IconButton label="Delete COF-1" icon={<Trash2 />} size="sm" />
  </div>
)
export const Outlined = () => <IconButton label="Edit COF-2" icon={<Pencil />} outlined />
export const Disabled = () => <IconButton label="Edit COF-3" icon={<Pencil />} disabled />
export const Pending = () => <IconButton label="Delete COF-4" icon={<Trash2 />} pending />
