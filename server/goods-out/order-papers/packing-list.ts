import type { Letterhead, PdfContent } from '../../platform/files/pdf.ts'
import type { Block } from '../../platform/files/pdf-blocks.ts'
import { datesIn } from '../../platform/print/dates.ts'
import { addressLines, type PaperOrder, referenceFacts, shipToLines } from '../orders/delivery-note.ts'
import type { PackedLine, PackedUnit } from './packing-list-queries.ts'

interface Packed {
  units: readonly PackedUnit[]
  lines: readonly PackedLine[]
  timeZone: string
  letterhead: Letterhead
}

type PrintedOrder = Pick<
  PaperOrder,
  | 'orderNumber'
  | 'customerName'
  | 'createdAt'
  | 'exportedAt'
  | 'billingAddress'
  | 'shippingAddress'
  | 'recipient'
  | 'reference'
  | 'purchaseOrder'
  | 'requestedShipDate'
>

/** The packing list of a movement: what is in each pallet and carton, and what is loose. */
export function packingList(order: PrintedOrder, { units, lines, timeZone, letterhead }: Packed): PdfContent {
  const { day, dayOf } = datesIn(timeZone)
  const loose = lines.filter(({ unitId }) => unitId === null)
  return {
    letterhead,
    title: 'Packing List',
    number: order.orderNumber,
    facts: [
      { label: 'Movement Number', value: order.orderNumber },
      { label: 'Date', value: dayOf(order.createdAt) },
      { label: 'Customer', value: order.customerName },
      { label: 'Packed', value: packedText(units, lines) },
      ...(order.billingAddress ? [{ label: 'Billing Address', value: addressLines(order.billingAddress) }] : []),
      { label: 'Shipping Address', value: shipToLines(order) },
      ...referenceFacts(order),
      ...(order.exportedAt ? [{ label: 'Exported', value: dayOf(order.exportedAt) }] : []),
    ],
    blocks: [
      ...inOrder(units).flatMap((unit): Block[] => {
        const content = lines.filter(({ unitId }) => unitId === unit.id)
        const holdsUnits = units.some(({ parentId }) => parentId === unit.id)
        const heading: Block = { kind: 'heading', ...headingOf(unit, units, content.length === 0 && !holdsUnits) }
        return content.length > 0 ? [heading, tableOf(content, day)] : [heading]
      }),
      ...(loose.length > 0
        ? ([{ kind: 'heading', text: 'Loose', detail: 'Not packed in a pallet or carton' }, tableOf(loose, day)] as const)
        : []),
      ...(units.length === 0 && loose.length === 0 ? [{ kind: 'heading' as const, text: 'Nothing is packed.' }] : []),
      { kind: 'boxes', labels: ['Packed by', 'Date', 'Signature'] },
    ],
  }
}

const kindLabels: Record<PackedUnit['kind'], string> = { pallet: 'Pallet', carton: 'Carton' }

/** Each unit before the units that stand in it. */
function inOrder(units: readonly PackedUnit[]): PackedUnit[] {
  const known = new Set(units.map(({ id }) => id))
  const within = (parent: number | null): PackedUnit[] =>
    units
      .filter(({ parentId }) => (parent === null ? parentId === null || !known.has(parentId) : parentId === parent))
      .flatMap((unit) => [unit, ...within(unit.id)])
  return within(null)
}

function headingOf({ kind, sscc, parentId, weightKg }: PackedUnit, units: readonly PackedUnit[], isEmpty: boolean) {
  const parent = units.find(({ id }) => id === parentId)
  const standsIn = parent && `In ${kindLabels[parent.kind].toLowerCase()} ${parent.sscc}`
  const detail = [standsIn, weightKg && `${weightKg} kg`, isEmpty && 'Contains nothing from this movement'].filter(Boolean).join(' · ')
  return { text: `${kindLabels[kind]}  ${sscc}`, ...(detail && { detail }) }
}

function tableOf(lines: readonly PackedLine[], day: (value: string) => string): Block {
  return {
    kind: 'table',
    columns: [
      { label: 'SKU', width: 130 },
      { label: 'Name' },
      { label: 'Lot', width: 90 },
      { label: 'Expiry', width: 76 },
      { label: 'Quantity', width: 70, align: 'right' },
    ],
    rows: lines.map(({ sku, name, lot, expiresOn, quantity, unitOfMeasure }) => [
      sku,
      name,
      lot ?? '',
      expiresOn ? day(expiresOn) : '',
      `${quantity.toLocaleString('en-US')} ${unitOfMeasure}`,
    ]),
  }
}

/** '1 pallet, 4 cartons · 96 units'. */
function packedText(units: readonly PackedUnit[], lines: readonly PackedLine[]): string {
  const counted = (number: number, noun: string) => `${number.toLocaleString('en-US')} ${noun}${number === 1 ? '' : 's'}`
  const kinds = (['pallet', 'carton'] as const).flatMap((kind) => {
    const count = units.filter((unit) => unit.kind === kind).length
    return count > 0 ? [counted(count, kind)] : []
  })
  const quantity = lines.reduce((sum, line) => sum + line.quantity, 0)
  return [kinds.join(', '), counted(quantity, 'unit')].filter(Boolean).join(' · ')
}
