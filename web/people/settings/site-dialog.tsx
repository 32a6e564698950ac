import { z } from 'zod'
import { type Site, siteAddress, siteAddressMessage, sites, sitesEndpoints } from '../../../contract/stock/sites/sites.ts'
import { AddressFields, type PostalAddress } from '../../platform/form/address-fields.tsx'
import type { RecordFormProps } from '../../platform/form/edit-dialog.tsx'
import { fieldsOf } from '../../platform/form/fields.tsx'
import { FormDialog } from '../../platform/form/form-dialog.tsx'
import { formSchema } from '../../platform/form/form-schema.ts'
import { rereadBy, useRecordCalls } from '../../platform/form/use-record-calls.ts'
import { useRecordForm } from '../../platform/form/use-record-form.ts'
import { toast } from '../../platform/lib/toast.ts'
import { FieldGrid } from '../../platform/ui/field.tsx'
import { timeZoneOptions } from './time-zone-options.ts'

/** The choice for a site without a time zone of its own. */
const ofWarehouse = 'warehouse'

const noAddress: PostalAddress = { street: '', city: '', state: '', zip: '', country: '' }

function isTyped(address: PostalAddress): boolean {
  return Object.values(address).some((part) => part.trim() !== '')
}

const typed = z.object({
  code: z.string(),
  name: z.string(),
  address: z.custom<PostalAddress>().refine((address) => !isTyped(address) || siteAddress.safeParse(address).success, {
    error: siteAddressMessage,
  }),
  timeZone: z.string(),
  seedIdWarehouse: z.string(),
  taxWarehouse: z.boolean(),
  facilityId: z.string(),
  isActive: z.boolean(),
  isDefault: z.boolean(),
})
type Typed = z.output<typeof typed>

const { TextField, ChoiceField, SwitchField } = fieldsOf<Typed>()

/** An address of which nothing is typed is none. */
function sent({ address, timeZone, seedIdWarehouse, facilityId, ...values }: Typed) {
  return {
    ...values,
    address: isTyped(address) ? address : null,
    timeZone: timeZone === ofWarehouse ? null : timeZone,
    seedIdWarehouse,
    facilityId: facilityId.trim() || null,
  }
}

function valuesOf(site: Site | null): Typed {
  return {
    code: site?.code ?? '',
    name: site?.name ?? '',
    address: site?.address ?? noAddress,
    timeZone: site?.timeZone ?? ofWarehouse,
    seedIdWarehouse: site?.seedIdWarehouse ?? '',
    taxWarehouse: site?.taxWarehouse ?? false,
    facilityId: site?.facilityId ?? '',
    isActive: site?.isActive ?? true,
    isDefault: site?.isDefault ?? false,
  }
}

export function SiteDialog({ record, onClose }: RecordFormProps<Site>) {
  const { create, update } = useRecordCalls(sitesEndpoints)
  const form = useRecordForm({
    name: 'site',
    noun: 'site',
    record,
    values: valuesOf,
    create: { schema: () => formSchema(typed, sent, sites.created), send: create },
    update: {
      schema: () => formSchema(typed, sent, sites.changed),
      send: update,
      reread: rereadBy(sitesEndpoints.get),
      history: sites.history,
    },
    failure: 'Error',
    onSaved: ({ code, name }, { isNew }) => toast({ title: isNew ? 'Site Created' : 'Site Updated', description: `${code} · ${name}` }),
    onClose,
  })
  return (
    <FormDialog
      form={form}
      title="Site"
      focus={record ? 'title' : 'field'}
      description={record ? `${record.code} · ${record.name}` : 'A warehouse building. Goods change their site by a transfer.'}
      submitLabel={record ? 'Save Changes' : 'Add Site'}
      pendingLabel={record ? 'Saving...' : 'Adding...'}
    >
      <FieldGrid>
        <TextField name="code" label="Code" required mono maxLength={12} hint="Letters, digits and hyphens, as in NORTH" />
        <TextField name="name" label="Name" required maxLength={200} />
      </FieldGrid>
      <AddressFields name="address" legend="Address" purpose="shipping" />
      <FieldGrid>
        <ChoiceField
          name="timeZone"
          label="Time Zone"
          options={[{ value: ofWarehouse, label: 'As in Settings, Warehouse' }, ...timeZoneOptions(record?.timeZone ?? 'UTC')]}
          hint="Sets the local date used for expiry, ship-by days and papers of this site."
        />
        <TextField name="seedIdWarehouse" label="SEED ID Warehouse" mono maxLength={50} />
        <TextField name="facilityId" label="Facility ID" mono maxLength={50} hint="Of the ID issuer, one for each facility" />
        <SwitchField name="taxWarehouse" label="Tax Warehouse" hint="Excise goods are stored under duty suspension" />
        <SwitchField name="isDefault" label="Default" hint="Whatever names no site belongs to it" />
        <SwitchField name="isActive" label="Active" hint="Goods and work can be at this site" />
      </FieldGrid>
    </FormDialog>
  )
}
