import { UploadRow } from './upload-row.tsx'

const longName = 'Hydraulikschlauch-Verbindungsstück-Großhandelsgesellschaft-Nordrhein-Westfalen.pdf'
const nothing = () => {}

export const Waiting = () => <UploadRow name="packing-list.pdf" share={0} onRemove={nothing} />
export const Sending = () => <UploadRow name="certificate.pdf" share={0.64} onRemove={nothing} />
export const LongName = () => <UploadRow name={longName} share={0.3} onRemove={nothing} />
export const Failed = () => (
  <UploadRow
    name="photos.pdf"
    share={0.4}
    error="The server can’t be reached. Check the connection and try again."
    onRetry={nothing}
    onRemove={nothing}
  />
)
export const NotAccepted = () => <UploadRow name="photo.jpg" share={0} error="PDF files only, max 10MB" onRemove={nothing} />
