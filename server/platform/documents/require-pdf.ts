import { open } from 'node:fs/promises'
import { httpError } from '../../errors.ts'
import type { ReceivedFile } from '../file-store/file-store.ts'

/** How far from its beginning or end readers of PDF look for its marks (PDF 1.7, appendix H.3, notes 13 and 18). */
const searched = 1024

/** What a file is, its content decides: a PDF file begins with a header and ends with a trailer. 400 for anything else. */
export async function requirePdf({ path, bytes }: Pick<ReceivedFile, 'path' | 'bytes'>): Promise<void> {
  if (bytes === 0) throw httpError('document.empty')
  await using file = await open(path)
  const part = async (position: number) => {
    const { buffer, bytesRead } = await file.read(Buffer.alloc(searched), 0, searched, position)
    return buffer.toString('latin1', 0, bytesRead)
  }
  const isPdf = /%PDF-\d\.\d/.test(await part(0)) && (await part(Math.max(0, bytes - searched))).includes('%%EOF')
  if (!isPdf) throw httpError('document.not-a-pdf')
}
