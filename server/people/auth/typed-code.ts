import { createHash, randomInt } from 'node:crypto'

/** Without letters and digits that look alike, because people read the code from one place and type it into another. */
const alphabet = 'ABCDEFGHJKMNPQRSTUVWXYZ23456789'

/** Three groups of four, as 7KQM-R2XD-A9WH: 59 random bits. */
export function newTypedCode(): string {
  const group = () => Array.from({ length: 4 }, () => alphabet[randomInt(alphabet.length)]).join('')
  return `${group()}-${group()}-${group()}`
}

/** However it was typed: in any case, with or without what separates the groups. A plain hash, as the code is random enough. */
export function hashTypedCode(code: string): Buffer {
  return createHash('sha256')
    .update(code.toUpperCase().replace(/[^A-Z0-9]/g, ''))
    .digest()
}
