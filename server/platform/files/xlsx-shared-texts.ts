import { httpError } from '../../errors.ts'
import type { Package } from './ooxml-package.ts'
import { readXml } from './read-xml.ts'
import { RichText } from './xlsx-rich-text.ts'

const blockSize = 1_000_000
const mostBlocks = 48
const mostTexts = 2_000_000

/** The texts that cells refer to by their number. */
export interface SharedTexts {
  at(index: number): string
}

/** Kept as bytes one behind the other: as strings they would take several times the memory. */
class Texts implements SharedTexts {
  private readonly blocks: Buffer[] = []
  private used = blockSize
  /** Where each text begins and ends, counted over all blocks. */
  private places = new Uint32Array(2_000)
  private count = 0

  add(text: string): void {
    const length = Buffer.byteLength(text)
    if (this.count === mostTexts) throw httpError('table.texts-too-large')
    if (this.used + length > blockSize) {
      if (this.blocks.length === mostBlocks) throw httpError('table.texts-too-large')
      this.blocks.push(Buffer.alloc(blockSize))
      this.used = 0
    }
    if (this.count * 2 === this.places.length) {
      const longer = new Uint32Array(this.places.length * 2)
      longer.set(this.places)
      this.places = longer
    }
    this.blocks.at(-1)?.write(text, this.used)
    const start = (this.blocks.length - 1) * blockSize + this.used
    this.places.set([start, start + length], this.count * 2)
    this.used += length
    this.count += 1
  }

  at(index: number): string {
    const [start, end] = this.places.subarray(index * 2, index * 2 + 2)
    if (!Number.isInteger(index) || index < 0 || index >= this.count || start === undefined || end === undefined)
      throw httpError('table.damaged')
    const block = Math.floor(start / blockSize)
    return this.blocks[block]?.toString('utf8', start - block * blockSize, end - block * blockSize) ?? ''
  }
}

export async function readSharedTexts(parts: Package, path: string | null): Promise<SharedTexts> {
  const texts = new Texts()
  if (path === null) return texts
  const text = new RichText()
  const reader = {
    open: (name: string) => {
      if (name === 'si') text.begin()
      else text.open(name)
    },
    text: (piece: string) => text.text(piece),
    close: (name: string) => {
      text.close(name)
      if (name === 'si') texts.add(text.value)
    },
  }
  for await (const _ of readXml(parts.read(path), reader));
  return texts
}
