import { FileLink } from './file-link.tsx'

const longName = 'Hydraulikschlauch-Verbindungsstück-Großhandelsgesellschaft-Nordrhein-Westfalen.pdf'

export const Short = () => <FileLink name="packing-list.pdf" url="/api/objects/uploads/packing-list" />
export const LongName = () => <FileLink name={longName} url="/api/objects/uploads/long-name" />
