import { Button } from '../ui/button.tsx'
import { Section } from './section.tsx'

export const Plain = () => <Section title="Notes">Keep dry.</Section>
export const WithCountAndAction = () => (
  <Section title="Reservations" count={1250} actions={<Button size="sm">Edit</Button>}>
    Reserved by open movements
  </Section>
)
export const LongTitle = () => (
  <Section
    title="Hydraulikschlauch-Verbindungsstück-Großhandelsgesellschaft-Nordrhein-Westfalen mbH & Co. KG, Lager 4"
    count={1250}
    actions={<Button size="sm">Edit</Button>}
  >
    Hydraulikschlauch-Verbindungsstück-Großhandelsgesellschaft-Nordrhein-Westfalen
  </Section>
)
