/*
 * What the columns of an imported file can mean. The screens name the fields by it, the server suggests a mapping, and templates are made
 * of it. Each kind of imports has the rules of the values on the server.
 */

export const importKinds = ['items', 'receipts', 'movements', 'locations'] as const
export type ImportKind = (typeof importKinds)[number]

export const importKindLabels: Record<ImportKind, string> = {
  items: 'Inventory items',
  receipts: 'Expected receipts',
  movements: 'Movements',
  locations: 'Locations',
}

/** Rows with the same value of this field are about the same record. */
export const keyFields: Record<ImportKind, string> = { items: 'sku', receipts: 'reference', movements: 'reference', locations: 'code' }

export interface ImportField {
  key: string
  label: string
  /** A column has to be mapped to it, and each row has to have a value. */
  required?: true
  /** The records of a customer's own import are its own. */
  staffOnly?: true
  /** There only while there are several sites. */
  ofSites?: true
  /** How files name it besides its label and key, in any case and with any punctuation. */
  aliases: readonly string[]
  /** What the template has in its example row. */
  example: string
}

const customer: ImportField = {
  key: 'customer',
  label: 'Customer',
  staffOnly: true,
  aliases: ['customer number', 'customer no', 'customer id', 'customer name', 'customer code', 'owner', 'client', 'account'],
  example: '00001',
}
const sku: ImportField = {
  key: 'sku',
  label: 'SKU',
  required: true,
  aliases: [
    'item',
    'item number',
    'item no',
    'item code',
    'product',
    'product code',
    'article',
    'article number',
    'part number',
    'stock code',
  ],
  example: 'SKU-1001',
}
const reference: ImportField = {
  key: 'reference',
  label: 'Reference',
  required: true,
  aliases: ['ref', 'order number', 'order no', 'order', 'po', 'po number', 'purchase order', 'asn', 'number', 'external id'],
  example: 'PO-2041',
}
const notes: ImportField = { key: 'notes', label: 'Notes', aliases: ['note', 'remarks', 'comment', 'comments'], example: '' }
const lotNumber: ImportField = { key: 'lotNumber', label: 'Lot Number', aliases: ['lot', 'lot no', 'charge'], example: 'LOT-7' }
const expiresOn: ImportField = {
  key: 'expiresOn',
  label: 'Expires On',
  aliases: ['expiry', 'expiry date', 'best before', 'expires', 'expiration date'],
  example: '2027-06-30',
}
const supplier: ImportField = {
  key: 'supplier',
  label: 'Supplier',
  aliases: ['vendor', 'supplier name', 'vendor name'],
  example: 'Adria Traders',
}

const site: ImportField = {
  key: 'site',
  label: 'Site',
  ofSites: true,
  aliases: ['site code', 'warehouse', 'depot', 'building'],
  example: '',
}

const itemFields: readonly ImportField[] = [
  sku,
  // Only a row that creates an item has to have it.
  { key: 'name', label: 'Name', aliases: ['item name', 'product name', 'title'], example: 'Blue mug 300 ml' },
  { ...customer, aliases: customer.aliases },
  { key: 'description', label: 'Description', aliases: ['details', 'long description'], example: 'Stoneware, dishwasher safe' },
  { key: 'category', label: 'Category', aliases: ['category name', 'group', 'product group'], example: '' },
  { key: 'location', label: 'Location', aliases: ['location code', 'bin', 'home location', 'home', 'shelf'], example: '' },
  // Where the opening stock of a new item without a location is.
  site,
  { key: 'unitOfMeasure', label: 'Unit of Measure', aliases: ['uom', 'unit', 'units'], example: 'EA' },
  { key: 'quantity', label: 'Quantity', aliases: ['qty', 'on hand', 'stock', 'opening stock', 'quantity on hand'], example: '120' },
  { key: 'costPrice', label: 'Cost Price', aliases: ['cost', 'purchase price', 'unit cost'], example: '4.20' },
  { key: 'sellingPrice', label: 'Selling Price', aliases: ['price', 'sales price', 'unit price', 'retail price'], example: '9.90' },
  {
    key: 'lowStockThreshold',
    label: 'Low Stock Threshold',
    aliases: ['low stock', 'minimum', 'min stock', 'minimum stock'],
    example: '10',
  },
  { key: 'reorderPoint', label: 'Reorder Point', aliases: ['reorder level'], example: '20' },
  { key: 'reorderQuantity', label: 'Reorder Quantity', aliases: ['reorder qty'], example: '100' },
  { key: 'manufacturer', label: 'Manufacturer', aliases: ['brand', 'maker', 'producer'], example: '' },
  supplier,
  { key: 'batchNumber', label: 'Batch Number', aliases: ['batch', 'batch no'], example: '' },
  { ...lotNumber, example: '' },
  // The expiry date of the lot in which stock comes in.
  { ...expiresOn, example: '' },
  { key: 'gtin', label: 'GTIN', aliases: ['ean', 'upc', 'barcode', 'ean13', 'gtin13', 'gtin14'], example: '' },
  { key: 'tracking', label: 'Tracking', aliases: ['lot tracking', 'batch tracking'], example: '' },
  {
    key: 'customsCode',
    label: 'Customs Code',
    aliases: ['hs code', 'hs', 'commodity code', 'tariff code', 'tariff number'],
    example: '691110',
  },
  { key: 'originCountry', label: 'Country of Origin', aliases: ['origin', 'origin country', 'made in', 'coo'], example: 'PT' },
  { key: 'lengthMm', label: 'Length (mm)', aliases: ['length'], example: '120' },
  { key: 'widthMm', label: 'Width (mm)', aliases: ['width'], example: '90' },
  { key: 'heightMm', label: 'Height (mm)', aliases: ['height'], example: '100' },
  { key: 'unitWeight', label: 'Unit Weight (kg)', aliases: ['weight', 'unit weight', 'weight kg', 'gross weight'], example: '0.35' },
  { key: 'unitVolume', label: 'Unit Volume (m³)', aliases: ['volume', 'unit volume', 'volume m3', 'cbm'], example: '' },
  {
    key: 'unitsPerCarton',
    label: 'Units per Carton',
    aliases: ['carton quantity', 'pack size', 'case pack', 'case quantity'],
    example: '12',
  },
  { key: 'unitsPerPallet', label: 'Units per Pallet', aliases: ['pallet quantity', 'units pallet'], example: '960' },
]

const receiptFields: readonly ImportField[] = [
  reference,
  { ...customer, required: true },
  { ...supplier, required: true },
  { ...site, aliases: [...site.aliases, 'arrives at'] },
  {
    key: 'expectedDate',
    label: 'Expected Date',
    aliases: ['expected', 'expected on', 'eta', 'arrival', 'arrival date', 'due date', 'delivery date'],
    example: '2026-12-01',
  },
  { key: 'trackingNumber', label: 'Tracking Number', aliases: ['tracking', 'tracking no', 'consignment'], example: 'TRK-88121' },
  notes,
  sku,
  { key: 'description', label: 'Description', aliases: ['item name', 'product name', 'name'], example: 'Blue mug 300 ml' },
  {
    key: 'quantity',
    label: 'Quantity',
    required: true,
    aliases: ['qty', 'expected quantity', 'units', 'pieces', 'pcs', 'expected qty'],
    example: '240',
  },
  lotNumber,
  expiresOn,
  { key: 'handlingUnit', label: 'Handling Unit', aliases: ['sscc', 'pallet', 'carton', 'lpn'], example: '' },
]

const parts = {
  Street: ['address', 'address 1', 'address line 1', 'street address'],
  City: ['town'],
  State: ['province', 'region', 'county'],
  ZIP: ['zip code', 'postal code', 'postcode', 'post code'],
  Country: ['country code'],
} as const
const partExamples = { Street: '12 Harbour Road', City: 'Split', State: 'Dalmatia', ZIP: '21000', Country: 'Croatia' } as const

function addressFields(kind: 'billing' | 'shipping', label: string, others: readonly string[]): ImportField[] {
  return Object.entries(parts).map(([part, aliases]) => ({
    key: `${kind}${part === 'ZIP' ? 'Zip' : part}`,
    label: `${label} ${part}`,
    // What says nothing of where it ships to is shipped to the billing address.
    ...(kind === 'billing' && part !== 'Country' && { required: true as const }),
    aliases: [part, ...aliases].flatMap((alias) => [kind, ...others].map((prefix) => `${prefix} ${alias}`)),
    example: partExamples[part as keyof typeof parts],
  }))
}

const movementFields: readonly ImportField[] = [
  { ...reference, example: 'SO-5501' },
  { ...customer, required: true },
  { key: 'type', label: 'Type', aliases: ['movement type', 'order type'], example: 'pick_pack' },
  { ...site, aliases: [...site.aliases, 'ships from', 'ship from'] },
  { key: 'priority', label: 'Priority', aliases: ['urgency'], example: 'normal' },
  {
    key: 'purchaseOrder',
    label: 'Purchase Order',
    aliases: ['customer po', 'buyer order', 'purchase order number'],
    example: '4500012345',
  },
  {
    key: 'requestedShipDate',
    label: 'Ship By',
    aliases: ['ship by date', 'requested ship date', 'ship date', 'dispatch by', 'dispatch date'],
    example: '',
  },
  { key: 'recipientName', label: 'Recipient', aliases: ['recipient name', 'consignee', 'contact', 'attention'], example: 'Ana Kovač' },
  { key: 'recipientCompany', label: 'Company', aliases: ['recipient company', 'consignee company', 'company name'], example: 'Riva Café' },
  { key: 'recipientPhone', label: 'Phone', aliases: ['recipient phone', 'telephone', 'mobile'], example: '+385 21 555 010' },
  { key: 'recipientEmail', label: 'Email', aliases: ['recipient email', 'email address'], example: 'ana@riva.example' },
  { key: 'carrier', label: 'Carrier', aliases: ['carrier name', 'forwarder', 'ship via'], example: 'DHL Freight' },
  { key: 'serviceType', label: 'Service', aliases: ['service type', 'shipping service', 'shipping method'], example: 'Standard' },
  ...addressFields('billing', 'Billing', ['bill to', 'invoice']),
  ...addressFields('shipping', 'Shipping', ['ship to', 'delivery', 'deliver to']),
  notes,
  sku,
  {
    key: 'quantity',
    label: 'Quantity',
    required: true,
    aliases: ['qty', 'units', 'pieces', 'pcs', 'ordered', 'order quantity'],
    example: '6',
  },
]

const locationFields: readonly ImportField[] = [
  {
    key: 'code',
    label: 'Code',
    required: true,
    aliases: ['location', 'location code', 'bin', 'bin code', 'shelf', 'location number'],
    example: 'A-01-01',
  },
  { key: 'name', label: 'Name', required: true, aliases: ['location name', 'description'], example: 'Aisle A, rack 1, level 1' },
  { key: 'zone', label: 'Zone', aliases: ['area', 'aisle'], example: 'A' },
  site,
  { key: 'type', label: 'Type', aliases: ['location type', 'use'], example: 'storage' },
  { key: 'capacity', label: 'Capacity', aliases: ['units', 'max units', 'maximum', 'size'], example: '200' },
]

const fields: Record<ImportKind, readonly ImportField[]> = {
  items: itemFields,
  receipts: receiptFields,
  movements: movementFields,
  locations: locationFields,
}

/** Who imports, and where to. */
export interface ImportedFor {
  role: 'staff' | 'customer'
  severalSites: boolean
}

/** The fields of a kind. A customer's own import has no customer column, and there is no site column while there is one site. */
export function importFields(kind: ImportKind, { role, severalSites }: ImportedFor): ImportField[] {
  return fields[kind].filter((field) => (role === 'staff' || !field.staffOnly) && (severalSites || !field.ofSites))
}

/** The key of each column's field, or null for a column that is left out. A field is mapped once at most. */
export type ImportMapping = readonly (string | null)[]

/** The labels of required fields to which no column is mapped. */
export function unmappedRequired(list: readonly ImportField[], mapping: ImportMapping): string[] {
  return list.filter(({ key, required }) => required && !mapping.includes(key)).map(({ label }) => label)
}

/** 'Item-Number' is 'itemnumber'. */
export function plainName(name: string): string {
  return name.toLowerCase().replace(/[^\p{L}\p{N}]/gu, '')
}

/** The mapping by the names of the columns: labels and keys count before aliases, and the first of several columns is taken. */
export function suggestedMapping(list: readonly ImportField[], header: readonly string[]): (string | null)[] {
  const names = header.map(plainName)
  const mapping = names.map((): string | null => null)
  for (const namesOf of [({ key, label }: ImportField) => [label, key], ({ aliases }: ImportField) => aliases])
    for (const field of list) {
      if (mapping.includes(field.key)) continue
      const wanted = namesOf(field).map(plainName)
      const column = names.findIndex((name, n) => mapping[n] === null && wanted.includes(name))
      if (column >= 0) mapping[column] = field.key
    }
  // 'Purchase Order' names the movement where nothing else does.
  for (const field of list.filter(({ key, required }) => required && !mapping.includes(key))) {
    const wanted = field.aliases.map(plainName)
    const column = names.findIndex((name, n) => wanted.includes(name) && !list.find(({ key }) => key === mapping[n])?.required)
    if (column >= 0) mapping[column] = field.key
  }
  return mapping
}
