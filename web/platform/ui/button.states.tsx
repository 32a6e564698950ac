import { Plus, Trash2 } from 'lucide-react'
import { Button } from './button.tsx'

const long = 'Create the movement and print the delivery note for Hydraulikschlauch-Großhandel'

export const Variants = () => (
  <div className="kit-row">
    <Button variant="primary">Create Movement</Button>
    <Button>Cancel</Button>
    <Button variant="ghost">Go Back</Button>
    <Button variant="danger">Delete</Button>
  </div>
)

export const Small = () => (
  <div className="kit-row">
    <Button size="sm" variant="primary">
      View
    </Button>
    <Button size="sm">Edit</Button>
    <Button size="sm" variant="ghost">
      Clear
    </Button>
  </div>
)

export const WithIcon = () => (
  <div className="kit-row">
    <Button variant="primary" icon={<Plus aria-hidden />}>
      New Movement
    </Button>
    <Button variant="danger" icon={<Trash2 aria-hidden />}>
      Delete
    </Button>
  </div>
)

export const Disabled = () => (
  <div className="kit-row">
    <Button variant="primary" disabled>
      Create Movement
    </Button>
    <Button disabled>Cancel</Button>
  </div>
)

export const Pending = () => (
  <div className="kit-row">
    <Button variant="primary" pending>
      Creating...
    </Button>
    <Button pending>Save</Button>
  </div>
)

export const AsLink = () => (
  <Button asChild>
    <a href="#ui/button">Go to Inventory</a>
  </Button>
)

export const LongLabel = () => (
  <div className="kit-row">
    <Button variant="primary">{long}</Button>
  </div>
)
