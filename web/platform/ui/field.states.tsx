import { Field, FieldError, FieldGrid, FieldSet } from './field.tsx'
import { Input } from './input.tsx'

export const Plain = () => <Field label="Supplier">{(control) => <Input {...control} defaultValue="Van Houten" />}</Field>
export const Required = () => (
  <Field label="SKU" required>
    {(control) => <Input {...control} />}
  </Field>
)
export const WithHelp = () => (
  <Field label="Low Stock Threshold" help="At or below this quantity the item counts as low.">
    {(control) => <Input {...control} defaultValue="10" />}
  </Field>
)
export const WithError = () => (
  <Field label="SKU" required help="Unique for its owner." error="must be filled in">
    {(control) => <Input {...control} />}
  </Field>
)
export const LongText = () => (
  <Field
    label="Hydraulikschlauch-Verbindungsstück-Bezeichnung nach Herstellerangabe"
    help="The manufacturer’s own description, as it is printed on the packaging and on the safety data sheet, in the language of the label."
    error="The description exists already for Hydraulikschlauch-Großhandel Nordrhein-Westfalen GmbH & Co. KG."
  >
    {(control) => <Input {...control} defaultValue="Hydraulikschlauch-Verbindungsstück-Großhandelsgesellschaft-Nordrhein-Westfalen" />}
  </Field>
)
export const Grid = () => (
  <FieldGrid>
    <Field label="City">{(control) => <Input {...control} defaultValue="Rotterdam" />}</Field>
    <Field label="Zip" error="must be filled in">
      {(control) => <Input {...control} />}
    </Field>
    <Field label="Country">{(control) => <Input {...control} defaultValue="Netherlands" />}</Field>
  </FieldGrid>
)
export const GridOfThree = () => (
  <FieldGrid columns={3}>
    <Field label="Cost price">{(control) => <Input {...control} />}</Field>
    <Field label="Selling price">{(control) => <Input {...control} />}</Field>
    <Field label="Unit">{(control) => <Input {...control} />}</Field>
  </FieldGrid>
)
export const Group = () => (
  <FieldSet legend="Billing address">
    <Field label="Street">{(control) => <Input {...control} />}</Field>
    <FieldError message="Please fill in all billing address fields" />
  </FieldSet>
)
