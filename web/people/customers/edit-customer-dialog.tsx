import { useState } from 'react'
import { customerNumber } from '../../../contract/people/customers/customer-codes.ts'
import type { Customer } from '../../../contract/people/customers/customers.ts'
import { useCustomer } from '../../platform/calls/use-customers.ts'
import { FormDialog } from '../../platform/form/form-dialog.tsx'
import { RecordDialog } from '../../platform/form/record-dialog.tsx'
import { useMay } from '../../platform/lib/use-session.ts'
import { TabPanel, Tabs } from '../../platform/ui/tabs.tsx'
import { AllocationChecklist } from './allocation-checklist.tsx'
import { CustomerFields } from './customer-fields.tsx'
import { LoginCredentials } from './login-credentials.tsx'
import { type CustomerTab, useCustomerForm } from './use-customer-form.ts'

const tabs = [
  { value: 'details', label: 'Customer Details' },
  { value: 'allocation', label: 'Inventory Allocation' },
  { value: 'login', label: 'Login Credentials' },
] as const satisfies readonly { value: CustomerTab; label: string }[]

export function EditCustomerDialog({ id, onClose }: { id: number; onClose: () => void }) {
  return (
    <RecordDialog title="Edit Customer Profile" failure="Failed to load this customer" read={useCustomer(id)} onClose={onClose}>
      {(customer) => <CustomerForm customer={customer} onClose={onClose} />}
    </RecordDialog>
  )
}

function CustomerForm({ customer, onClose }: { customer: Customer; onClose: () => void }) {
  const mayAllocate = useMay('customers.allocate')
  const [tab, setTab] = useState<CustomerTab>('details')
  const form = useCustomerForm({ customer, onClose, onTab: setTab })
  const current = form.record ?? customer

  return (
    <FormDialog
      form={form}
      long
      steady
      title="Edit Customer Profile"
      description={
        <>
          <span className="mono">{customerNumber(current.id)}</span> · {current.name}
        </>
      }
      submitLabel="Save Changes"
      pendingLabel="Saving..."
    >
      <Tabs
        sticky
        label="Customer profile"
        value={tab}
        onValueChange={(value) => setTab(tabs.find((known) => known.value === value)?.value ?? 'details')}
        items={tabs.filter(({ value }) => value !== 'allocation' || mayAllocate)}
      >
        <TabPanel value="details" keep>
          <div className="grid gap-4">
            <CustomerFields customer={current} />
          </div>
        </TabPanel>
        <TabPanel value="allocation">
          <AllocationChecklist customerId={current.id} />
        </TabPanel>
        <TabPanel value="login" keep>
          <LoginCredentials customer={current} form={form} />
        </TabPanel>
      </Tabs>
    </FormDialog>
  )
}
