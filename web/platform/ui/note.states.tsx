import { Note } from './note.tsx'

export const Info = () => <Note>Receipts are reached through the Warehouse Receipt page.</Note>
export const Caution = () => <Note tone="caution">This item was changed by someone else. Reload to see their changes.</Note>
export const Negative = () => <Note tone="negative">Login failed. Please check your credentials.</Note>
export const LongText = () => (
  <Note tone="negative">
    WM-2026-00417 can’t be exported while its stock is in receiving or quarantine:
    HYDRAULIKSCHLAUCH-VERBINDUNGSSTUECK-GROSSHANDEL-00000000000000000000000001 at QRN-01-04 (quarantine). Change the type of that location,
    or cancel the movement.
  </Note>
)
