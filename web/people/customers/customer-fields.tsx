import type { ReactNode } from 'react'
import { customerTypeBadge, customerTypes } from '../../../contract/people/customers/customer-types.ts'
import {
  type Customer,
  customerStatuses,
  customerStatusLabels,
  paymentTerms,
  paymentTermsLabels,
} from '../../../contract/people/customers/customers.ts'
import { exciseWarnings } from '../../../contract/platform/excise/excise-numbers.ts'
import { fieldsOf } from '../../platform/form/fields.tsx'
import { useFormField } from '../../platform/form/record-form-context.ts'
import { FieldGrid } from '../../platform/ui/field.tsx'
import { Note } from '../../platform/ui/note.tsx'
import type { CustomerFormValues } from './customer-form-values.ts'
import { portalAccessOptions } from './portal-access.ts'

const { TextField, ChoiceField, CheckField } = fieldsOf<CustomerFormValues>()

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
        <TextField
          name="contactEmail"
          label="Contact Email"
          type="email"
          required={customer?.contactEmail !== null}
          hint="The customer signs in with this address."
        />
        <TextField name="contactPhone" label="Contact Phone" type="tel" />
        <TextField name="primaryContact" label="Primary Contact Person" />
        {passwordField}
        <TextField name="vatNumber" label="VAT Number" mono maxLength={40} hint="With the country prefix. Printed on invoices." />
        <TextField name="seedIdCompany" label="SEED ID Company" mono />
        <TextField name="seedIdWarehouse" label="SEED ID Warehouse" mono />
      </FieldGrid>
      <div className="flex flex-wrap gap-x-8 gap-y-3">
        <CheckField name="certifiedReceiver" label="Certified Receiver" />
        <CheckField name="taxWarehouse" label="Tax Warehouse" />
      </div>
      <ExciseWarnings />
      <FieldGrid>
        <ChoiceField
          name="paymentTerms"
          label="Payment Terms"
          options={paymentTerms.map((terms) => ({ value: terms, label: paymentTermsLabels[terms] }))}
        />
        <ChoiceField
          name="status"
          label="Status"
          options={customerStatuses.map((status) => ({ value: status, label: customerStatusLabels[status] }))}
        />
        {customer && (
          <ChoiceField
            name="plan"
            label="Plan"
            options={[
              { value: 'standard', label: 'Standard' },
              { value: 'premium', label: 'Premium' },
            ]}
          />
        )}
        {customer && <TextField name="industry" label="Industry" />}
        {customer && <ChoiceField name="portalAccess" label="Portal Access" options={portalAccessOptions} />}
      </FieldGrid>
      <TextField name="address" label="Address" rows={2} />
      <TextField name="notes" label="Notes" rows={3} />
    </>
  )
}

/** What a customer in the excise system would usually have. It can be saved without. */
function ExciseWarnings() {
  const warnings = exciseWarnings({
    seedIdCompany: useFormField<string>('seedIdCompany', 'SEED ID Company').value,
    seedIdWarehouse: useFormField<string>('seedIdWarehouse', 'SEED ID Warehouse').value,
    certifiedReceiver: useFormField<boolean>('certifiedReceiver', 'Certified Receiver').value,
    taxWarehouse: useFormField<boolean>('taxWarehouse', 'Tax Warehouse').value,
  })
  return (
    <div role="status" className="contents">
      {warnings.map((warning) => (
        <Note key={warning} tone="caution">
          {warning}
        </Note>
      ))}
    </div>
  )
}

function isOffered(type: Customer['type']): boolean {
  return customerTypes.some((offered) => offered === type)
}
