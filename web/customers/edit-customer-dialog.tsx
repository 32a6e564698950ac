import { useId, useState } from 'react'
import { FormProvider } from 'react-hook-form'
import { type Customer, customerNumber } from '../../contract/customers.ts'
import { useMay } from '../lib/use-session.ts'
import { Button } from '../ui/button.tsx'
import { Dialog } from '../ui/dialog.tsx'
import { Note } from '../ui/note.tsx'
import { TabPanel, Tabs } from '../ui/tabs.tsx'
import { AllocationChecklist } from './allocation-checklist.tsx'
import { CustomerFields } from './customer-fields.tsx'
import { LoginCredentials } from './login-credentials.tsx'
import { useAllocation } from './use-allocation.ts'
import { useCustomerForm } from './use-customer-form.ts'

const tabs = [
  { value: 'details', label: 'Customer Details' },
  { value: 'allocation', label: 'Inventory Allocation' },
  { value: 'login', label: 'Login Credentials' },
] as const

export type CustomerTab = (typeof tabs)[number]['value']

export function EditCustomerDialog({ customer, onClose }: { customer: Customer; onClose: () => void }) {
  const formId = useId()
  const mayAllocate = useMay('customers.allocate')
  const [tab, setTab] = useState<CustomerTab>('details')
  const allocation = useAllocation(customer.id, tab === 'allocation')
  const { form, submit, saving, base, setBase, outdated } = useCustomerForm({ customer, allocation, onClose, onTab: setTab })

  return (
    <Dialog
      open
      onOpenChange={onClose}
      title="Edit Customer Profile"
      description={
        <>
          <span className="mono">{customerNumber(customer.id)}</span> · {base.name}
        </>
      }
      footer={
        <>
          <Button onClick={onClose}>Cancel</Button>
          <Button variant="primary" type="submit" form={formId} pending={saving}>
            {saving ? 'Saving...' : 'Save Changes'}
          </Button>
        </>
      }
    >
      <FormProvider {...form}>
        <form id={formId} noValidate onSubmit={submit} className="grid grid-cols-[minmax(0,1fr)] gap-5">
          <Tabs
            sticky
            label="Customer profile"
            value={tab}
            onValueChange={(value) => setTab(tabs.find((known) => known.value === value)?.value ?? 'details')}
            items={tabs.filter(({ value }) => value !== 'allocation' || mayAllocate)}
          >
            {outdated && (
              <Note tone="caution">
                This customer was changed by someone else. Your entries are kept; the other fields show the new values. Check them and save
                again.
              </Note>
            )}
            <TabPanel value="details" keep>
              <div className="grid gap-4">
                <CustomerFields customer={base} />
              </div>
            </TabPanel>
            <TabPanel value="allocation">
              <AllocationChecklist allocation={allocation} />
            </TabPanel>
            <TabPanel value="login" keep>
              <LoginCredentials customer={base} onSaved={setBase} />
            </TabPanel>
          </Tabs>
        </form>
      </FormProvider>
    </Dialog>
  )
}
