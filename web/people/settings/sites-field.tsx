import type { StaffRole } from '../../../contract/roles.ts'
import { FormField } from '../../platform/form/fields.tsx'
import { useFormField } from '../../platform/form/record-form-context.ts'
import { useSites } from '../../platform/lib/use-sites.ts'
import { Checkbox } from '../../platform/ui/checkbox.tsx'

/** The sites that a person will be limited to, with several of them. Administrators work at all. */
export function SitesField() {
  const role = useFormField<StaffRole>('role', 'Role').value
  const sites = useSites()
  if (sites.length === 0 || role === 'admin') return null
  const codesOf = (ids: readonly number[]) =>
    sites
      .filter(({ id }) => ids.includes(id))
      .map(({ code }) => code)
      .join(', ') || 'all sites'
  return (
    <FormField<number[]> name="siteIds" label="Sites" hint="If none is checked, the user works at all sites." show={codesOf}>
      {({ id, ref, ...control }, chosen, change) => (
        // The first box takes the focus and the error of the field.
        <div className="flex flex-wrap gap-x-4 gap-y-1">
          {sites.map(({ id: site, code }, n) => (
            <Checkbox
              key={site}
              {...(n === 0 && { id, ref, ...control })}
              label={<span className="mono">{code}</span>}
              checked={chosen.includes(site)}
              onCheckedChange={(checked) =>
                change(sites.map((each) => each.id).filter((id) => (id === site ? checked : chosen.includes(id))))
              }
            />
          ))}
        </div>
      )}
    </FormField>
  )
}

/** What is sent: a choice that was made before the role was changed to administrator doesn't count. */
export function sitesOf({ role, siteIds }: { role: StaffRole; siteIds: number[] }): number[] {
  return role === 'admin' ? [] : siteIds
}
