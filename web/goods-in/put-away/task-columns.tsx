import type { Task } from '../../../contract/goods-in/put-away/tasks.ts'
import { formatQuantity } from '../../platform/lib/format.ts'
import type { Column } from '../../platform/ui/table-column.ts'
import { Truncated } from '../../platform/ui/truncated.tsx'
import { TaskBadge } from './task-badge.tsx'
import { codeOf, goodsName } from './task-goods.ts'

/** Columns of put-away tasks wherever they are listed. */
export const taskColumns = {
  goods: {
    id: 'goods',
    header: 'SKU or SSCC',
    mobile: 'key',
    width: '12rem',
    cell: (task) => <Truncated text={codeOf(task)} className="mono" />,
  },
  name: { id: 'name', header: 'Name', mobile: 'title', width: '60%', cell: (task) => <Truncated text={goodsName(task)} /> },
  quantity: {
    id: 'quantity',
    header: 'Quantity',
    align: 'right',
    mobile: 'fact',
    cell: ({ quantity, unitOfMeasure }) => <span className="whitespace-nowrap">{formatQuantity(quantity, unitOfMeasure ?? 'units')}</span>,
  },
  state: { id: 'state', header: 'Status', width: '8rem', cell: ({ state }) => <TaskBadge state={state} /> },
} as const satisfies Record<string, Column<Task, never>>
