import { useState } from 'react'
import { documentRule, maxDocumentBytes } from '../../../contract/platform/documents/document-rule.ts'
import { documentsEndpoints } from '../../../contract/platform/documents/documents.ts'
import { call } from '../lib/api.ts'
import { Uploader } from './uploader.tsx'
import type { UploadedFile } from './use-uploads.ts'

const accepted = { mediaTypes: ['application/pdf'], endings: ['.pdf'], maxBytes: maxDocumentBytes, rule: documentRule }

async function start({ name }: File, signal: AbortSignal): Promise<string> {
  return (await call(documentsEndpoints.startUpload, { body: { name: name.slice(0, 255) }, signal })).uploadURL
}

function Picker({ label, first = [], most, disabled }: { label: string; first?: UploadedFile[]; most?: number; disabled?: boolean }) {
  const [files, change] = useState<readonly UploadedFile[]>(first)
  return (
    <Uploader
      label={label}
      buttonLabel="Upload PDF"
      accepted={accepted}
      start={start}
      files={files}
      onUploaded={(file) => change((known) => [...known, file])}
      onRemove={({ url }) => change((known) => known.filter((file) => file.url !== url))}
      {...(most !== undefined && { most })}
      {...(disabled && { disabled })}
    />
  )
}

const uploaded = ['packing-list', 'Hydraulikschlauch-Verbindungsstück-Großhandelsgesellschaft-Nordrhein-Westfalen'].map((name) => ({
  name: `${name}.pdf`,
  url: `/api/objects/uploads/${name}`,
}))

export const Single = () => <Picker label="Certificate" />
export const Several = () => <Picker label="Documents of a line" most={5} />
export const WithFiles = () => <Picker label="Documents that were added" most={5} first={uploaded} />
export const Full = () => <Picker label="Signed note" first={uploaded.slice(0, 1)} />
export const Disabled = () => <Picker label="Documents of a closed line" most={5} first={uploaded} disabled />
