import { Suspense, useState } from 'react'
import {
  type CustomGrouping,
  type CustomMeasure,
  type CustomReport,
  customDefinition,
  customMeasures,
  groupingLabel,
  groupingsOf,
  hasCategories,
  measureLabel,
} from '../../../contract/insight/reports/custom-reports.ts'
import type { SavedView } from '../../../contract/people/saved-views/saved-views.ts'
import { categoriesEndpoints } from '../../../contract/stock/categories/categories.ts'
import { useCustomers } from '../../platform/calls/use-customers.ts'
import { lazyPart } from '../../platform/lib/lazy-part.ts'
import { toast, toastError } from '../../platform/lib/toast.ts'
import { useRead } from '../../platform/lib/use-read.ts'
import { useMay } from '../../platform/lib/use-session.ts'
import { useDeleteSavedView, useSavedViews } from '../../platform/list/use-saved-views.ts'
import { Button } from '../../platform/ui/button.tsx'
import { Field } from '../../platform/ui/field.tsx'
import { Panel } from '../../platform/ui/panel.tsx'
import { Select } from '../../platform/ui/select.tsx'
import { ExportMenu } from './export-menu.tsx'
import { ReportPanel } from './report-panel.tsx'
import { useCustomReport } from './use-reports.ts'

// Loaded when first opened.
const SaveViewDialog = lazyPart(() => import('../../platform/list/save-view-dialog.tsx'), 'SaveViewDialog')

interface CustomReportProps {
  asked: CustomReport
  /** The id of the saved report that was opened. */
  saved: number | undefined
  onChange: (changed: { [K in keyof CustomReport]?: CustomReport[K] | undefined } & { saved?: string | undefined }) => void
  onDeleted: () => void
}

/** A measure by a grouping: the choices, the report, and saving it. */
export function CustomReportView({ asked, saved, onChange, onDeleted }: CustomReportProps) {
  const report = useCustomReport(asked)
  const definition = customDefinition(asked)
  const view = useSavedViews('reports').data?.find(({ id }) => id === saved)
  const [naming, setNaming] = useState(false)
  return (
    <>
      <Panel
        title={view ? view.name : 'Custom report'}
        actions={<Actions view={view} onSave={() => setNaming(true)} onDeleted={onDeleted} />}
      >
        <Choices asked={asked} onChange={onChange} />
      </Panel>
      <ReportPanel definition={definition} read={report} actions={<ExportMenu of={asked} title={definition.title} />} />
      <Suspense>
        {naming && (
          <SaveViewDialog
            screen="reports"
            view={null}
            definition={viewOf(asked)}
            words={savedWords}
            onCreated={({ id }) => onChange({ saved: String(id) })}
            onClose={() => setNaming(false)}
          />
        )}
      </Suspense>
    </>
  )
}

const savedWords = { title: 'Save Report', description: 'Saves the current measure, grouping, filters and period', saved: 'Report saved' }

/** A custom report as a saved view stores it. */
function viewOf(asked: CustomReport): SavedView['definition'] {
  const filters = Object.entries(asked).flatMap(([field, value]) =>
    value === undefined ? [] : [{ field, values: [value].flat().map(String) }],
  )
  return { columns: [], sort: null, filters }
}

function Actions({ view, onSave, onDeleted }: { view: SavedView | undefined; onSave: () => void; onDeleted: () => void }) {
  const remove = useDeleteSavedView()
  const mayDelete = useMay(view?.mine ? 'saved-views.change' : 'saved-views.change-of-colleagues')
  const deleteView = (old: SavedView) =>
    remove.mutate(old, {
      onSuccess: () => {
        toast({ title: 'Report deleted', description: old.name })
        onDeleted()
      },
      onError: (error) => toastError(error),
    })
  return (
    <span className="flex gap-2">
      {view && mayDelete && (
        <Button size="sm" variant="ghost" pending={remove.isPending} onClick={() => deleteView(view)}>
          Delete
        </Button>
      )}
      <Button size="sm" onClick={onSave}>
        {view ? 'Save as new' : 'Save'}
      </Button>
    </span>
  )
}

const everything = 'all'

function Choices({ asked, onChange }: Pick<CustomReportProps, 'asked' | 'onChange'>) {
  const { measure, grouping, customerId, categoryId } = asked
  const { data: customers = [] } = useCustomers()
  const { data: categories = [] } = useRead(categoriesEndpoints.list)
  const chooseMeasure = (next: CustomMeasure) =>
    onChange({
      measure: next,
      grouping: groupingsOf(next).includes(grouping) ? grouping : 'day',
      ...(!hasCategories(next) && { categoryId: undefined }),
    })
  return (
    <div className="grid gap-4 p-4 sm:grid-cols-2 xl:grid-cols-4">
      <Field label="Measure">
        {(control) => (
          <Select
            {...control}
            value={measure}
            onValueChange={chooseMeasure}
            options={customMeasures.map((value) => ({ value, label: measureLabel(value) }))}
          />
        )}
      </Field>
      <Field label="Grouped by">
        {(control) => (
          <Select<CustomGrouping>
            {...control}
            value={grouping}
            onValueChange={(next) => onChange({ grouping: next })}
            options={groupingsOf(measure).map((value) => ({ value, label: groupingLabel(value) }))}
          />
        )}
      </Field>
      <RecordChoice
        label="Customer"
        every="All customers"
        rows={customers}
        value={customerId}
        onChange={(ids) => onChange({ customerId: ids })}
      />
      {hasCategories(measure) && (
        <RecordChoice
          label="Category"
          every="All categories"
          rows={categories}
          value={categoryId}
          onChange={(ids) => onChange({ categoryId: ids })}
        />
      )}
    </div>
  )
}

interface RecordChoiceProps {
  label: string
  every: string
  rows: readonly { id: number; name: string }[]
  value: readonly number[] | undefined
  onChange: (ids: number[] | undefined) => void
}

function RecordChoice({ label, every, rows, value, onChange }: RecordChoiceProps) {
  return (
    <Field label={label}>
      {(control) => (
        <Select
          {...control}
          value={value?.[0] === undefined ? everything : String(value[0])}
          onValueChange={(next) => onChange(next === everything ? undefined : [Number(next)])}
          options={[{ value: everything, label: every }, ...rows.map(({ id, name }) => ({ value: String(id), label: name }))]}
        />
      )}
    </Field>
  )
}
