/** What the description of the API says before its calls. Markdown, as OpenAPI has it. */
export const introduction = `Everything the screens do goes through these calls, and your program may make them too. The examples are made up but valid;
\`$TALLYHOUSE\` in them is the address of this server: \`export TALLYHOUSE=https://warehouse.example\`.

## Signing in

\`POST /api/login\` with a username and a password answers a session cookie, which goes with every further call:

\`\`\`
curl -c cookies.txt "$TALLYHOUSE/api/login" -H 'Content-Type: application/json' \\
  -d '{"username":"ops@acme.example","password":"three quiet pallets"}'
curl -b cookies.txt "$TALLYHOUSE/api/orders?limit=25"
\`\`\`

Customers reach rows of their own only: another customer's row is 404, as if it did not exist. Each call says who may make it.

## Lists, page by page

A list call answers a JSON array: every row, or with \`limit\` one page. A page carries the number of all rows in \`X-Total-Count\` and the
address of the next page in \`Link: <…>; rel="next"\`, which is missing on the last one. Follow that address rather than building it. \`q\`
searches, \`sort=field\` and \`sort=-field\` sort, and a filter may be repeated: \`status=pending&status=picking\`.

## Changing a row that others change too

A row that can be edited comes with an \`ETag\`. Send it back as \`If-Match\` and the change is made only while the row is still what you
read; otherwise you get 412 and nothing happens. Without \`If-Match\` the last change wins.

## Sending a call twice

Put a new random value, a UUID for example, in \`Idempotency-Key\`. When you don't know whether a call arrived, send it again with the same key
and the same body: it is carried out once, and the repeat gets the first answer. Keys are kept for 24 hours; another body under the same key
is 422.

## When a call is turned down

The answer is \`application/problem+json\`: \`status\`, a \`code\` that doesn't change, a \`detail\` that you can show to people, and in \`errors\`
the fields that are wrong. 400 means that the input is not valid, 403 that you may not, 404 that there is no such row, 409 that the data as it is
now does not allow it.

## Limits

Ten failed sign-ins of one account, or a hundred from one address, within 15 minutes; and for each person 200 calls, 16 long lists, 10 uploads and
50 event streams at the same time. Beyond them you get 429 with \`Retry-After\`, the seconds to wait. A JSON body has at most 1 MB.

## Values

Ids and quantities are whole numbers, money is a string with two decimals, days are \`2026-03-02\` and times ISO 8601 in UTC. Fields that are
unknown or can't be changed are ignored, so what you read can be sent back.`

/** What the calls of a group are about, in one sentence. */
export const groupDescriptions: Readonly<Record<string, string>> = {
  system: 'Whether the server can serve, this description, and the stream of what changes.',
  auth: 'Signing in and out, one’s own account, and the first administrator.',
  accountSecurity: 'One’s own password, second factor and signed-in browsers.',
  staff: 'Members of staff, their roles, and invitations to become one.',
  customers: 'The owners of stock, their users, and which items are theirs.',
  customerViews: 'Staff who look at a customer’s screens, and the customer’s record of it.',
  invitations: 'Links by which people create an account for a customer.',
  contacts: 'People at a customer.',
  activities: 'Calls, emails, meetings, tasks and notes with a customer.',
  inventory: 'Items, their quantities, and the adjustment of stock.',
  stock: 'What lies at a location, and what is reserved for a movement.',
  locations: 'Where goods lie: shelves, docks, staging and quarantine.',
  categories: 'How items are grouped.',
  handlingUnits: 'Pallets and cartons, named by their SSCC.',
  tasks: 'Goods to bring from one location to another: put-away and put-back.',
  orders: 'Movements: a customer’s orders to pick, pack and ship items, stage by stage.',
  picking: 'Pick lists, picks, short picks and packing.',
  orderPapers: 'Documents, labels and excise data of a movement.',
  receipts: 'Deliveries to the warehouse: announced, received, inspected, stored.',
  shipments: 'Consignments on their way, and what happened to them.',
  imports: 'Files of items, expected receipts or movements: sent, mapped, checked, imported, and undone.',
  eventImports: 'Files of carriers with what happened to shipments.',
  proofsOfDelivery: 'Who received a shipment, and how that was signed.',
  trackingLinks: 'Addresses by which anyone follows one shipment without a sign-in.',
  lookup: 'What a scanned code names.',
  search: 'Searches rows of every kind at once.',
  quotes: 'Offers to customers, and their answers.',
  invoices: 'Invoices, credit notes and payments.',
  mails: 'Mails to customers and what became of them.',
  history: 'Who changed a record, when, and what.',
  dashboard: 'The figures, charts and exceptions of the dashboards.',
  reports: 'Operational, customer and financial reports, their key figures and files.',
  notifications: 'The notifications of a person, and which kinds the person wants.',
  reconciliation: 'Checks of the stock books.',
  settings: 'Settings of the installation.',
  onboarding: 'How far the first set-up of the warehouse is.',
  savedViews: 'Columns, filters and sort of a list under a name.',
  documents: 'Uploading files and reading them.',
}
