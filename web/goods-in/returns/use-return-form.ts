import { useNavigate } from '@tanstack/react-router'
import type { BodyInput } from '../../../contract/endpoint.ts'
import { returnWorkEndpoints } from '../../../contract/goods-in/returns/return-work.ts'
import type { GoodsReturn } from '../../../contract/goods-in/returns/returns.ts'
import { recordLink } from '../../platform/address/record-link.tsx'
import { useRecordForm } from '../../platform/form/use-record-form.ts'
import { plural } from '../../platform/lib/format.ts'
import { toast } from '../../platform/lib/toast.ts'
import { useChange } from '../../platform/lib/use-change.ts'
import { countsSchema, countValues } from './return-counts.ts'

type Body = BodyInput<typeof returnWorkEndpoints.receive>

/** The form of what came of a return, whose saving receives it. */
export function useReturnForm(record: GoodsReturn) {
  const navigate = useNavigate()
  const receiving = useChange(returnWorkEndpoints.receive, (body: Body) => ({
    params: { id: record.id },
    body,
  }))
  return useRecordForm({
    name: `receive-return-${record.id}-${record.version}`,
    noun: 'return',
    record: null,
    values: () => countValues(record),
    create: { schema: () => countsSchema, send: receiving.mutateAsync },
    onSaved: ({ returnNumber, units }) => {
      toast({ title: 'Return Received', description: `${returnNumber}: ${plural(units, 'unit')}.` })
      void navigate({ ...recordLink('/returns/$id', record.id), replace: true })
    },
    closesAfterSaving: false,
    onClose: () => {},
  })
}
