import { Input, PasswordInput, Textarea } from './input.tsx'

const long = 'Hydraulikschlauch-Verbindungsstück-Großhandelsgesellschaft-Nordrhein-Westfalen, Lager 4, Tor 17'

export const Empty = () => <Input aria-label="Supplier" placeholder="Name of the supplier" />
export const Filled = () => <Input aria-label="Supplier" defaultValue="Van Houten" />
export const Invalid = () => <Input aria-label="SKU" aria-invalid defaultValue="COF 1" />
export const Disabled = () => <Input aria-label="SKU" disabled defaultValue="COF-1" />
export const ReadOnly = () => <Input aria-label="SKU" readOnly defaultValue="COF-1" />
export const WithUnit = () => <Input aria-label="Quantity" defaultValue="1,250" suffix="EA" />
export const LongValue = () => <Input aria-label="Name" defaultValue={long} suffix="GAL" />
export const LongText = () => <Textarea aria-label="Notes" defaultValue={`${long}\n${long}`} />
export const Password = () => <PasswordInput aria-label="Password" defaultValue="xK4!mQ9&wZ2@" />
export const PasswordRevealed = () => <PasswordInput aria-label="Initial Password" revealed defaultValue="xK4!mQ9&wZ2@" />
