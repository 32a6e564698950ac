import { open } from 'node:fs/promises'
import { documentOrPhotoRule, maxDocumentBytes } from '../../../contract/platform/documents/document-rule.ts'
import type { documentTypes } from '../../../contract/platform/documents/documents.ts'
import { httpError } from '../../errors.ts'
import type { ReceivedFile } from '../file-store/file-store.ts'
import { typeOfImage } from '../files/image-type.ts'
import { inThread } from '../workers/threads.ts'
import { requirePdf } from './require-pdf.ts'

interface AcceptedFile {
  file: ReceivedFile
  mediaType: (typeof documentTypes)[number]
}

/** The received file as it is kept: a PDF file as it came, a photo without its metadata. 400 for anything else, and for damaged photos. */
export async function acceptedFile(file: ReceivedFile): Promise<AcceptedFile> {
  if (!(await isImage(file))) {
    await requirePdf(file)
    return { file, mediaType: 'application/pdf' }
  }
  const photo = await inThread('clean-photo', file.path)
  if (photo === null) throw httpError('document.not-a-pdf')
  const { mediaType, bytes, sha256 } = photo
  // Turning it upright may have made it larger.
  if (bytes > maxDocumentBytes) throw httpError('request.upload-too-large', { accepted: documentOrPhotoRule })
  return { file: { ...file, bytes, sha256: Buffer.from(sha256) }, mediaType }
}

async function isImage({ path }: ReceivedFile): Promise<boolean> {
  await using file = await open(path)
  const { buffer, bytesRead } = await file.read(Buffer.alloc(8), 0, 8, 0)
  return typeOfImage(buffer.subarray(0, bytesRead)) !== null
}
