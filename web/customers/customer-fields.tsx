import type { ReactNode } from 'react'
import { useFormContext } from 'react-hook-form'
import { customerTypeBadge, customerTypes } from '../../contract/customer-types.ts'
import { type Customer, customerStatuses, paymentTerms, paymentTermsLabel } from '../../contract/customers.ts'
import { Checkbox } from '../ui/checkbox.tsx'
import { Field, FieldGrid } from '../ui/field.tsx'
import { Input, Textarea } from '../ui/input.tsx'
import { Select, type SelectOption } from '../ui/select.tsx'
import { customerStatusLabel } from './customer-badges.tsx'
import type { CustomerFormValues } from './customer-form-values.ts'

interface CustomerFieldsProps {
  /** Null for a new customer. */
  customer: Customer | null
  /** The field for a new customer's first password. */
  passwordField?: ReactNode
}

export function CustomerFields({ customer, passwordField }: CustomerFieldsProps) {
  const types: readonly Customer['type'][] = customer && !isOffered(customer.type) ? [...customerTypes, customer.type] : customerTypes
  return (
    <>
      <FieldGrid>
        <TextField name="name" label="Company Name" required />
        <ChoiceField
          name="type"
          label="Customer Type"
          required
          options={types.map((type) => ({ value: type, label: customerTypeBadge(type) }))}
        />
        <TextField name="contactEmail" label="Contact Email" type="email" help="Its user signs in with this address." />
        <TextField name="contactPhone" label="Contact Phone" type="tel" />
        <TextField name="primaryContact" label="Primary Contact Person" />
        {passwordField}
        <TextField name="seedIdCompany" label="SEED ID Company" className="mono" />
        <TextField name="seedIdWarehouse" label="SEED ID Warehouse" className="mono" />
      </FieldGrid>
      <div className="flex flex-wrap gap-x-8 gap-y-3">
        <TickField name="certifiedReceiver" label="Certified Receiver" />
        <TickField name="taxWarehouse" label="Tax Warehouse" />
      </div>
      <FieldGrid>
        <ChoiceField
          name="paymentTerms"
          label="Payment Terms"
          options={paymentTerms.map((terms) => ({ value: terms, label: paymentTermsLabel(terms) }))}
        />
        <ChoiceField
          name="status"
          label="Status"
          options={customerStatuses.map((status) => ({ value: status, label: customerStatusLabel(status) }))}
        />
        {customer && (
          <ChoiceField
            name="portalAccess"
            label="Portal Access"
            options={[
              { value: 'full', label: 'Full' },
              { value: 'view_only', label: 'View only' },
            ]}
          />
        )}
      </FieldGrid>
      <LongField name="address" label="Address" rows={2} />
      <LongField name="notes" label="Notes" rows={3} />
    </>
  )
}

function isOffered(type: Customer['type']): boolean {
  return customerTypes.some((offered) => offered === type)
}

interface TextFieldProps {
  name: 'name' | 'contactEmail' | 'contactPhone' | 'primaryContact' | 'seedIdCompany' | 'seedIdWarehouse'
  label: string
  required?: boolean
  help?: string
  type?: 'email' | 'tel'
  className?: string
}

function TextField({ name, label, required, help, type, className }: TextFieldProps) {
  const { register, formState } = useFormContext<CustomerFormValues>()
  return (
    <Field label={label} required={required} help={help} error={formState.errors[name]?.message}>
      {(control) => <Input {...control} {...register(name)} type={type} autoComplete="off" className={className} />}
    </Field>
  )
}

function LongField({ name, label, rows }: { name: 'address' | 'notes'; label: string; rows: number }) {
  const { register, formState } = useFormContext<CustomerFormValues>()
  return (
    <Field label={label} error={formState.errors[name]?.message}>
      {(control) => <Textarea {...control} {...register(name)} rows={rows} />}
    </Field>
  )
}

interface ChoiceFieldProps {
  name: 'type' | 'paymentTerms' | 'status' | 'portalAccess'
  label: string
  required?: boolean
  options: readonly SelectOption<CustomerFormValues['type' | 'paymentTerms' | 'status' | 'portalAccess']>[]
}

function ChoiceField({ name, label, required, options }: ChoiceFieldProps) {
  const { watch, setValue, formState } = useFormContext<CustomerFormValues>()
  return (
    <Field label={label} required={required} error={formState.errors[name]?.message}>
      {(control) => (
        <Select
          {...control}
          value={watch(name)}
          onValueChange={(value) => setValue(name, value, { shouldDirty: true })}
          options={options}
        />
      )}
    </Field>
  )
}

function TickField({ name, label }: { name: 'certifiedReceiver' | 'taxWarehouse'; label: string }) {
  const { watch, setValue } = useFormContext<CustomerFormValues>()
  return <Checkbox label={label} checked={watch(name)} onCheckedChange={(checked) => setValue(name, checked, { shouldDirty: true })} />
}
