import type { ActivityPriority, ActivityType } from '../../contract/people/activities/activities.ts'

/** Name, title, department, and the part of the email before the @; the first of each customer is primary. */
type DemoContact = readonly [
  firstName: string,
  lastName: string | null,
  title: string | null,
  department: string | null,
  mailbox: string | null,
]

interface DemoActivity {
  type: ActivityType
  subject: string
  priority: ActivityPriority
  /** How many days ago it was entered. */
  entered: number
  /** In how many days it is due; negative for days ago. None falls on the days around the loading, so that none becomes due. */
  due?: number
  /** How many days ago it was done. */
  done?: number
  by?: 'admin' | 'manager'
  notes?: string
}

interface DemoRelation {
  customerId: number
  domain: string
  /** The customer's number without the last two digits. */
  phone: string
  contacts: readonly DemoContact[]
  activities: readonly DemoActivity[]
}

export const demoRelations: readonly DemoRelation[] = [
  {
    customerId: 1,
    domain: 'acme-imports.example',
    phone: '+31 10 555 01',
    contacts: [
      ['Maeve', 'O’Connell', 'Managing Director', 'Management', 'maeve.oconnell'],
      ['Bram', 'Hoekstra', 'Head of Supply Chain', 'Supply Chain', 'bram.hoekstra'],
      ['Ximena', 'Salgado Ruiz', 'Supply Planner', 'Supply Chain', 'ximena.salgado'],
      ['Tobias', 'Fährmann', 'Import Coordinator', 'Customs and Excise', 'tobias.faehrmann'],
      ['Ilse', 'van den Broek', 'Excise Officer', 'Customs and Excise', 'ilse.vandenbroek'],
      ['Youssef', 'Amrani', 'Buyer, Tobacco', 'Purchasing', 'youssef.amrani'],
      ['Giulia', 'Ferrante', 'Buyer, Fine Foods', 'Purchasing', 'giulia.ferrante'],
      ['Sanne', 'de Wit', 'Accounts Payable', 'Finance', 'crediteuren'],
      ['Henrik', 'Møller', 'Finance Manager', 'Finance', 'henrik.moller'],
      ['Agnieszka', 'Wójcik', 'Quality Manager', 'Quality', 'agnieszka.wojcik'],
      ['Pieter-Jan', 'Vermeulen', 'Key Account Manager, Horeca', 'Sales', 'pj.vermeulen'],
      ['Reception', null, null, null, 'info'],
      ['Noor', 'Haddad', 'Returns Clerk', 'Customer Service', 'returns'],
      ['Dragan', 'Šimić', 'Night Dispatcher', 'Transport', null],
    ],
    activities: [
      { type: 'meeting', subject: 'Quarterly review of stock and service', priority: 'high', entered: 20, due: 9, by: 'admin' },
      {
        type: 'call',
        subject: 'Ask for the forecast of the holiday season',
        priority: 'medium',
        entered: 6,
        due: 4,
        by: 'manager',
        notes: 'Rolling tobacco above all; last year it came three weeks late.',
      },
      { type: 'task', subject: 'Send the new tariff for handling units', priority: 'low', entered: 3, due: 16 },
      { type: 'email', subject: 'Explain the wrong pick of last week', priority: 'high', entered: 12, due: -11, done: 11, by: 'manager' },
      { type: 'note', subject: 'Prefers deliveries before ten in the morning', priority: 'low', entered: 74, done: 74 },
      { type: 'call', subject: 'Lots that expire within two months', priority: 'medium', entered: 41, due: -38, done: 39, by: 'manager' },
    ],
  },
  {
    customerId: 2,
    domain: 'borealis-trading.example',
    phone: '+46 31 555 01',
    contacts: [
      ['Jonas', 'Lindqvist', 'Owner', 'Management', 'jonas.lindqvist'],
      ['Saga', 'Bergström', 'Coffee Buyer', 'Purchasing', 'saga.bergstrom'],
      ['Oskar', 'Nyqvist', 'Accountant', 'Finance', 'oskar.nyqvist'],
    ],
    activities: [
      { type: 'call', subject: 'Space for the spring harvest', priority: 'medium', entered: 8, due: 12, by: 'admin' },
      { type: 'meeting', subject: 'Visit to the roastery', priority: 'low', entered: 55, due: -30, done: 30, by: 'admin' },
    ],
  },
  {
    customerId: 4,
    domain: 'zephyr-tabak.example',
    phone: '+31 40 555 01',
    contacts: [
      ['Sander', 'van der Heijden', 'Logistics Manager', 'Logistics', 'logistiek'],
      ['Fenna', 'Postma', 'Track & Trace Officer', 'Compliance', 'fenna.postma'],
    ],
    activities: [
      { type: 'task', subject: 'Check the SEED number of the new tax warehouse', priority: 'high', entered: 5, due: 6, by: 'manager' },
    ],
  },
  {
    customerId: 5,
    domain: 'hautes-vosges.example',
    phone: '+33 3 55 50 01',
    contacts: [['Aurélie', 'Mathieu', 'Directrice de la logistique', null, 'entrepot']],
    activities: [{ type: 'email', subject: 'Contract for signature', priority: 'medium', entered: 15, due: 3, by: 'admin' }],
  },
  {
    customerId: 7,
    domain: 'nordhavn-kaffe.example',
    phone: '+45 33 55 50',
    contacts: [
      ['Freja', 'Østergaard', 'Warehouse Manager', 'Logistics', 'lager'],
      ['Mikkel', 'Juul', 'Roaster', 'Production', 'mikkel.juul'],
    ],
    activities: [{ type: 'note', subject: 'Pays within a week', priority: 'low', entered: 120, done: 120 }],
  },
]
