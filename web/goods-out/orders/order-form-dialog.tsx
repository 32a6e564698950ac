import type { ComponentProps } from 'react'
import { type Control, useWatch } from 'react-hook-form'
import { FormDialog } from '../../platform/form/form-dialog.tsx'
import { wholeNumberIn } from '../../platform/form/read-number.ts'
import { plural } from '../../platform/lib/format.ts'
import type { DraftLine } from './order-draft.ts'

interface OrderFormDialogProps extends Omit<ComponentProps<typeof FormDialog>, 'size' | 'long' | 'summary' | 'submitDisabled'> {
  form: ComponentProps<typeof FormDialog>['form'] & { form: { control: unknown } }
}

/** The dialog for creating and editing a movement. The footer sums up its lines; without lines nothing can be saved. */
export function OrderFormDialog(props: OrderFormDialogProps) {
  const lines: readonly DraftLine[] = useWatch({ control: props.form.form.control as Control, name: 'lines' })
  const units = lines.reduce((sum, line) => sum + (wholeNumberIn(line.quantity) || 0), 0)
  return (
    <FormDialog
      {...props}
      long
      size="lg"
      submitDisabled={lines.length === 0}
      summary={
        <span className="figures mr-auto text-small text-muted max-sm:basis-full" role="status">
          {plural(lines.length, 'item')} · {plural(units, 'unit')}
        </span>
      }
    />
  )
}
