import { readFileSync } from 'node:fs'
import type { Readable } from 'node:stream'
import { buffer } from 'node:stream/consumers'
import { fileURLToPath } from 'node:url'
import { renderPageAsImage } from 'unpdf'
import { prepareZXingModule, readBarcodes as readImage } from 'zxing-wasm/reader'

// From the package's files, as it would otherwise be fetched from the network.
const file = fileURLToPath(import.meta.resolve('zxing-wasm/reader/zxing_reader.wasm'))
prepareZXingModule({ overrides: { wasmBinary: new Uint8Array(readFileSync(file)).buffer } })

export interface ReadBarcode {
  format: string
  /** With ASCII 29 where a GS1 symbol has a separator. */
  text: string
  /** The prefix that a scanner would transmit, such as ]C1. */
  symbology: string
  /** From the top left corner of the picture, in points of the page. */
  top: number
  height: number
  left: number
  width: number
}

/** PNG of a page as a printer of 203 dpi would print it, unless said otherwise. */
export async function pictureOf(pdf: Readable | Buffer, { page = 1, dpi = 203 } = {}): Promise<Buffer> {
  const bytes = Buffer.isBuffer(pdf) ? pdf : await buffer(pdf)
  const image = await renderPageAsImage(new Uint8Array(bytes), page, { canvasImport: () => import('@napi-rs/canvas'), scale: dpi / 72 })
  return Buffer.from(image)
}

/** The barcodes of a page, from top to bottom. */
export async function readBarcodes(pdf: Readable | Buffer, { page = 1, dpi = 203 } = {}): Promise<ReadBarcode[]> {
  const picture = await pictureOf(pdf, { page, dpi })
  const found = await readImage(new Uint8Array(picture), {
    tryHarder: true,
    tryRotate: false,
    tryInvert: false,
    textMode: 'Plain',
    maxNumberOfSymbols: 50,
  })
  const points = 72 / dpi
  return found
    .map(({ format, text, symbologyIdentifier, position }) => ({
      format,
      text,
      symbology: symbologyIdentifier,
      top: position.topLeft.y * points,
      height: (position.bottomLeft.y - position.topLeft.y) * points,
      left: position.topLeft.x * points,
      width: (position.topRight.x - position.topLeft.x) * points,
    }))
    .sort((one, other) => one.top - other.top || one.left - other.left)
}
