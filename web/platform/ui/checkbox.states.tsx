import { Checkbox } from './checkbox.tsx'

const long = 'Same as billing: use the invoice address of Hydraulikschlauch-Großhandel Nordrhein-Westfalen GmbH & Co. KG'

export const Unchecked = () => <Checkbox label="Same as billing" />
export const Checked = () => <Checkbox label="Same as billing" defaultChecked />
export const Indeterminate = () => <Checkbox label="All rows of this page" indeterminate />
export const Disabled = () => <Checkbox label="Certified Receiver" defaultChecked disabled />
export const WithoutText = () => <Checkbox aria-label="Select COF-1" />
export const LongLabel = () => <Checkbox label={long} />
