import type { Letterhead, PdfContent } from '../../platform/files/pdf.ts'

export interface ManifestLine {
  trackingNumber: string
  carrierTrackingNumber: string | null
  orderNumber: string | null
  customerName: string
  destination: string
  parcels: number | null
  weightKg: string | null
}

export interface Manifest {
  carrier: string
  /** As it is written on papers. */
  day: string
  lines: ManifestLine[]
  /** Totals of the lines that have them. */
  parcels: number
  weightKg: string | null
}

/** Lists what a carrier collected on one day, for the driver to sign. */
export function manifestPdf({ carrier, day, lines, parcels, weightKg }: Manifest, letterhead: Letterhead): PdfContent {
  return {
    letterhead,
    title: 'Carrier Manifest',
    number: carrier,
    facts: [
      { label: 'Carrier', value: carrier },
      { label: 'Handed over', value: day },
      { label: 'Shipments', value: String(lines.length) },
      { label: 'Parcels', value: String(parcels) },
      { label: 'Weight (kg)', value: weightKg ?? '' },
    ],
    blocks: [
      {
        kind: 'table',
        columns: [
          { label: 'Line', width: 34, align: 'right' },
          { label: 'Number', width: 100 },
          { label: 'Carrier Number', width: 110 },
          { label: 'Customer and Destination' },
          { label: 'Parcels', width: 46, align: 'right' },
          { label: 'kg', width: 52, align: 'right' },
        ],
        rows: lines.map((line, index) => [
          String(index + 1),
          [line.trackingNumber, line.orderNumber].filter(Boolean).join('\n'),
          line.carrierTrackingNumber ?? '',
          `${line.customerName}\n${line.destination}`,
          line.parcels === null ? '' : String(line.parcels),
          line.weightKg ?? '',
        ]),
      },
      { kind: 'boxes', labels: ['Driver', 'Date and Time', 'Signature'] },
    ],
  }
}
