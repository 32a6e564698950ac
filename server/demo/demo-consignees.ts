import type { Address } from '../../contract/address.ts'

export const demoConsignees: Address[] = [
  { street: 'Trafika Šmíd & synové, Veveří 1012/47', city: 'Brno', state: 'Jihomoravský', zip: '602 00', country: 'Czechia' },
  { street: 'Rue de la Loi 155', city: 'Bruxelles', state: 'Bruxelles-Capitale', zip: '1040', country: 'Belgium' },
  { street: 'Kaiserstraße 29, Hinterhof, Rampe 2', city: 'Frankfurt am Main', state: 'Hessen', zip: '60311', country: 'Germany' },
  { street: 'Carrer de Mallorca 401', city: 'Barcelona', state: 'Catalunya', zip: '08013', country: 'Spain' },
  { street: 'Vesterbrogade 88', city: 'København', state: 'Hovedstaden', zip: '1620', country: 'Denmark' },
  { street: 'ul. Długa 14', city: 'Kraków', state: 'Małopolskie', zip: '31-146', country: 'Poland' },
  { street: 'Strada Lipscani 22', city: 'București', state: 'București', zip: '030033', country: 'Romania' },
  { street: 'Via dei Tessitori 6', city: 'Prato', state: 'Toscana', zip: '59100', country: 'Italy' },
]

export const demoNotes = [null, 'Deliver Mon–Thu before 11:00, tail lift needed.', 'Call Mr Šmíd on arrival.', null, 'Excise stamps CZ.']
