import { fileURLToPath } from 'node:url'
import { type Font, openSync } from 'fontkit'
import type { Pdf } from './pdf-style.ts'

// Static TrueType fonts, as pdfkit can't embed WOFF2. They have Latin with all diacritics, Greek, Cyrillic and Vietnamese; a character
// that they lack is drawn as a box.
const files = {
  regular: fileURLToPath(import.meta.resolve('@expo-google-fonts/inter/400Regular/Inter_400Regular.ttf')),
  bold: fileURLToPath(import.meta.resolve('@expo-google-fonts/inter/600SemiBold/Inter_600SemiBold.ttf')),
}

export type FontName = keyof typeof files
const names = Object.keys(files) as FontName[]

const opened = new Map<FontName, Font>()

/** Fonts by their names, regular first in use. */
export function addFonts(pdf: Pdf): void {
  for (const name of names) {
    // Safe: pdfkit also takes open fonts, which its types don't say.
    pdf.registerFont(name, fontFor(name) as unknown as Uint8Array)
  }
  pdf.font('regular' satisfies FontName)
}

/**
 * A font is read once for each thread, as that takes 20 ms and most of a small document. But a font remembers for each glyph the letters of its first
 * use, which may be none; in another document they would be missing, so that its text can't be searched or copied. Each document has glyphs
 * of its own.
 */
function fontFor(name: FontName): Font {
  const font = opened.get(name) ?? openFont(name)
  opened.set(name, font)
  return Object.create(font, { _glyphs: { value: {}, writable: true } })
}

function openFont(name: FontName): Font {
  const found = openSync(files[name])
  if (!('layout' in found)) throw new Error(`${files[name]} holds several fonts.`)
  return found
}
