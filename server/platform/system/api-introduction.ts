/** What the description of the API says before its calls. Markdown, as OpenAPI has it. */
export const introduction = `The screens use these calls, and your program can use them too. The examples are made up but valid;
\`$TALLYHOUSE\` in them is the address of this server: \`export TALLYHOUSE=https://warehouse.example\`.

## Signing in

\`POST /api/login\` with a username and a password answers a session cookie, which goes with every further call:

\`\`\`
curl -c cookies.txt "$TALLYHOUSE/api/login" -H 'Content-Type: application/json' \\
  -d '{"username":"ops@acme.example","password":"three quiet pallets"}'
curl -b cookies.txt "$TALLYHOUSE/api/orders?limit=25"
\`\`\`

Customers can reach only their own rows: another customer's row answers 404, as if it did not exist. Each call lists who may use it.

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

## Errors

The answer is \`application/problem+json\`: \`status\`, a \`code\` that doesn't change, a \`detail\` that you can show to people, and in \`errors\`
the fields that are wrong. 400 means that the input is not valid, 403 that you don't have permission, 404 that the row doesn't exist, 409 that
the current state of the data doesn't allow it.

## Limits

Ten failed sign-ins of one account, or a hundred from one address, within 15 minutes; and for each person 200 calls, 16 long lists, 10 uploads and
50 event streams at the same time. Beyond them you get 429 with \`Retry-After\`, the seconds to wait. A JSON body has at most 1 MB.

## Values

Ids and quantities are whole numbers, money is a string with two decimals, days are \`2026-03-02\` and times ISO 8601 in UTC. Fields that are
unknown or can't be changed are ignored, so what you read can be sent back.`

/** What the calls of a group are about, in one sentence. */
export const groupDescriptions: Readonly<Record<string, string>> = {
  system: 'Server health, this description, and the stream of change events.',
  auth: 'Signing in and out, your own account, and the first administrator.',
  accountSecurity: 'Your own password, second factor and signed-in browsers.',
  staff: 'Members of staff, their roles, and invitations to become one.',
  customers: 'The owners of stock, their users and their allocated items.',
  customerViews: 'Staff viewing a customer’s screens, and the customer’s access log.',
  invitations: 'Links to create an account for a customer.',
  colleagues: 'The users of your company, and invitations that they send to one another.',
  contacts: 'Contact persons of customers.',
  activities: 'Calls, emails, meetings, tasks and notes with a customer.',
  inventory: 'Items, their quantities, and the adjustment of stock.',
  itemPictures: 'Pictures of items.',
  stock: 'Stock at a location, and stock reserved for a movement.',
  stockActs: 'Changes of stock with their ledger lines, and how they are undone.',
  lots: 'The lots of an item, and corrections of their number and expiry date.',
  quarantine: 'Goods at quarantine locations: released, scrapped or sent back to their owner.',
  sites: 'Warehouse buildings.',
  transfers: 'Movements that bring goods to another site.',
  locations: 'Locations of goods: shelves, docks, staging and quarantine.',
  locationRange: 'Many locations with consecutive codes, added at once.',
  categories: 'Groups of items.',
  handlingUnits: 'Pallets and cartons, identified by their SSCC.',
  floor: 'What waits to be picked, put away, received, counted and inspected.',
  counts: 'Cycle counts: locations that are counted while stock goes on moving, and the differences that are posted.',
  countPlans: 'Counts that are planned again every so many days.',
  adjustments: 'Adjustments of floor workers that wait for approval, and what was decided about them.',
  tasks: 'Goods to bring from one location to another: put-away and put-back.',
  orders: 'Movements: a customer’s orders to pick, pack and ship items, stage by stage.',
  picking: 'Pick lists, picks, short picks and packing.',
  orderPapers: 'Documents, labels and excise data of a movement.',
  announcedDeliveries: 'Deliveries that customers announce themselves, as receipts.',
  receipts: 'Deliveries to the warehouse: announced, received, inspected, stored.',
  receiptCounting: 'Counting the goods of a delivery before it is received.',
  returns: 'Goods that customers send back: requested, authorised, received, inspected, closed.',
  shipments: 'Shipments and their events.',
  imports: 'Files of items, expected receipts or movements: sent, mapped, checked, imported, and undone.',
  eventImports: 'Carriers’ files of shipment events.',
  proofsOfDelivery: 'Who received a shipment, and how that was signed.',
  trackingLinks: 'Links that let anyone track one shipment without signing in.',
  lookup: 'What a scanned code names.',
  search: 'Searches rows of every kind at once.',
  quotes: 'Quotes to customers, and their answers.',
  invoices: 'Invoices, credit notes and payments.',
  mails: 'Emails to customers and their delivery status.',
  history: 'Who changed a record, when, and what.',
  dashboard: 'The figures, charts and exceptions of the dashboards.',
  reports: 'Operational, customer and financial reports, their key figures and files.',
  notifications: 'Notifications, and which kinds a person receives.',
  reconciliation: 'Checks of the stock books.',
  settings: 'Settings of the installation.',
  onboarding: 'Progress of the warehouse set-up.',
  savedViews: 'A list’s columns, filters and sort order, saved under a name.',
  documents: 'Uploading files and reading them.',
}
