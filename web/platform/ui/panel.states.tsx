import { Button } from './button.tsx'
import { Panel } from './panel.tsx'

export const Titled = () => (
  <Panel title="Recent Movements" actions={<Button size="sm">View All</Button>}>
    <p className="p-4">Content</p>
  </Panel>
)
export const Untitled = () => (
  <Panel>
    <p className="p-4">Content</p>
  </Panel>
)
export const LongTitle = () => (
  <Panel
    title="Recent movements of Hydraulikschlauch-Verbindungsstück-Großhandelsgesellschaft-Nordrhein-Westfalen mbH"
    actions={<Button size="sm">View All</Button>}
  >
    <p className="p-4">Content</p>
  </Panel>
)
