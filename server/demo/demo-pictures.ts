import { createHash } from 'node:crypto'
import { deflateSync } from 'node:zlib'
import type { Transaction } from '../platform/engine/database.ts'
import { pngChunk } from '../platform/files/png-chunk.ts'
import type { DemoItem } from './demo-items.ts'

/* Pictures and measures of the first items of the demo. The pictures are drawn here: the outline of a package, in the colours of its category. */

export const demoPictures = 20

type Shape = 'carton' | 'pouch' | 'tin' | 'bottle' | 'box'

const shapes: Record<DemoItem['category'], { shape: Shape; color: string; label: string }> = {
  Tobacco: { shape: 'pouch', color: '7a4a21', label: 'f0d9a8' },
  Cigars: { shape: 'box', color: '9c5b2e', label: 'e9c46a' },
  'Pipe tobacco': { shape: 'tin', color: '2f4858', label: 'f2e8cf' },
  Snuff: { shape: 'tin', color: '3a6b5c', label: 'dff0e6' },
  Spirits: { shape: 'bottle', color: '4f6d3a', label: 'f7f1d5' },
  Wine: { shape: 'bottle', color: '5c1a33', label: 'f5ead7' },
  Beer: { shape: 'bottle', color: '8a5a12', label: 'fff3c4' },
  'Coffee & tea': { shape: 'pouch', color: '4b2e20', label: 'e6c9a8' },
  Groceries: { shape: 'tin', color: 'b5472d', label: 'fbe9d0' },
  Chilled: { shape: 'tin', color: '2c6e9b', label: 'e3f2fb' },
  Packaging: { shape: 'carton', color: 'b98a54', label: '8c6239' },
}

/** Millimetres of one unit, kilograms, and units in a carton and on a pallet. */
const sizes: Record<Shape, readonly [length: number, width: number, height: number, weight: string, carton: number, pallet: number]> = {
  carton: [640, 430, 90, '7.400', 1, 40],
  pouch: [140, 80, 260, '1.040', 12, 576],
  tin: [120, 120, 150, '0.620', 12, 720],
  bottle: [90, 90, 310, '1.350', 6, 480],
  box: [230, 160, 60, '0.480', 10, 900],
}

export function demoMeasures({ category }: DemoItem, n: number) {
  const [lengthMm, widthMm, heightMm, unitWeight, unitsPerCarton, unitsPerPallet] = sizes[shapes[category].shape]
  return { lengthMm: lengthMm + (n % 4) * 5, widthMm, heightMm, unitWeight, unitsPerCarton, unitsPerPallet, originCountry: 'NL' }
}

/** Stored as a verb would store it. */
export async function pictureDemoItem(trx: Transaction, itemId: number, { category }: DemoItem, n: number): Promise<void> {
  const content = drawn(shapes[category], n)
  await trx.sql.insertInto('item_pictures').values({ item_id: itemId, media_type: 'image/png', content, stored_at: trx.now() }).execute()
  const version = createHash('sha256').update(content).digest('hex').slice(0, 16)
  await trx.sql.updateTable('inventory_items').set({ picture_version: version }).where('id', '=', itemId).execute()
}

const edge = 240
/** What a pixel is: the ground, the package, its shadowed side, its label. */
type Paint = 0 | 1 | 2 | 3

function drawn({ shape, color, label }: (typeof shapes)[DemoItem['category']], n: number): Buffer {
  const stripe = 0.5 + (n % 5) * 0.03
  const rows = Array.from({ length: edge }, (_, y) => {
    const row = Buffer.alloc(1 + edge)
    for (let x = 0; x < edge; x++) row[1 + x] = paintAt(shape, (x + 0.5) / edge, (y + 0.5) / edge, stripe)
    return row
  })
  const header = Buffer.alloc(13)
  header.writeUInt32BE(edge, 0)
  header.writeUInt32BE(edge, 4)
  // Eight bits, colours in a palette.
  header.set([8, 3, 0, 0, 0], 8)
  const colors = Buffer.from(`ffffff${color}${darker(color)}${label}`, 'hex')
  return Buffer.concat([
    Buffer.from('89504e470d0a1a0a', 'hex'),
    ...[
      { type: 'IHDR', data: header },
      { type: 'PLTE', data: colors },
      { type: 'IDAT', data: deflateSync(Buffer.concat(rows), { level: 9 }) },
      { type: 'IEND', data: Buffer.alloc(0) },
    ].map(pngChunk),
  ])
}

/** `x` and `y` from 0 to 1, from the top left. */
function paintAt(shape: Shape, x: number, y: number, stripe: number): Paint {
  const half = halfWidthAt(shape, y)
  const fromMiddle = Math.abs(x - 0.5)
  if (fromMiddle > half) return 0
  if (y > stripe && y < stripe + 0.2 && fromMiddle < half * 0.8) return 3
  return x > 0.5 + half * 0.6 ? 2 : 1
}

/** Half of the width of the package at a height; below 0 where it isn't. */
function halfWidthAt(shape: Shape, y: number): number {
  if (y > 0.94) return -1
  switch (shape) {
    case 'bottle':
      if (y < 0.06) return -1
      return y < 0.3 ? 0.07 : Math.min(0.2, 0.07 + (y - 0.3) * 1.1)
    case 'pouch':
      return y < 0.12 ? -1 : 0.26 + 0.05 * Math.sin((y - 0.12) * Math.PI * 1.2)
    case 'tin':
      return y < 0.22 ? -1 : y < 0.28 ? 0.33 : 0.3
    case 'box':
      return y < 0.38 ? -1 : 0.42
    case 'carton':
      return y < 0.24 ? -1 : 0.4
  }
}

function darker(color: string): string {
  return [...Buffer.from(color, 'hex')]
    .map((part) =>
      Math.round(part * 0.75)
        .toString(16)
        .padStart(2, '0'),
    )
    .join('')
}
