import type { Address } from '../../../contract/orders.ts'
import type { OrderStatus } from '../../../contract/tracking-stages.ts'

/** How far each demo movement got, and how many days ago it was placed. Every stage and status is among them. */
export const demoOrders: { customer: number; reached: Reached; daysAgo: number }[] = [
  ...spread(12, 'exported', 6, 58),
  ...spread(3, 'cancelled', 9, 40),
  ...spread(3, 'documented', 2, 6),
  ...spread(3, 'labelling', 2, 5),
  ...spread(4, 'packaging', 1, 5),
  ...spread(3, 'picking', 1, 4),
  ...spread(4, 'confirmed', 0.5, 3),
  ...spread(8, 'placed', 0.1, 2),
].map((order, n) => ({ ...order, customer: [0, 0, 1, 0, 2, 3][n % 6] ?? 0 }))

type Reached =
  | 'placed'
  | 'confirmed'
  | 'picking'
  | 'packaging'
  | 'labelling'
  | 'documented'
  | 'exported'
  | Extract<OrderStatus, 'cancelled'>

function spread(count: number, reached: Reached, newest: number, oldest: number): { reached: Reached; daysAgo: number }[] {
  return Array.from({ length: count }, (_, n) => ({ reached, daysAgo: oldest - ((oldest - newest) * n) / Math.max(1, count - 1) }))
}

export const demoConsignees: Address[] = [
  { street: 'Trafika Šmíd & synové, Veveří 1012/47', city: 'Brno', state: 'Jihomoravský', zip: '602 00', country: 'Czechia' },
  { street: 'Rue de la Loi 155', city: 'Bruxelles', state: 'Bruxelles-Capitale', zip: '1040', country: 'Belgium' },
  { street: 'Kaiserstraße 29, Hinterhof, Rampe 2', city: 'Frankfurt am Main', state: 'Hessen', zip: '60311', country: 'Germany' },
  { street: 'Carrer de Mallorca 401', city: 'Barcelona', state: 'Catalunya', zip: '08013', country: 'Spain' },
  { street: 'Vesterbrogade 88', city: 'København', state: 'Hovedstaden', zip: '1620', country: 'Denmark' },
  { street: 'ul. Długa 14', city: 'Kraków', state: 'Małopolskie', zip: '31-146', country: 'Poland' },
]

export const demoNotes = [null, 'Deliver Mon–Thu before 11:00, tail lift needed.', 'Call Mr Šmíd on arrival.', null, 'Excise stamps CZ.']
