import { useNavigate } from '@tanstack/react-router'
import { isForTask } from '../../../contract/goods-in/put-away/scanned-task.ts'
import { tasksEndpoints } from '../../../contract/goods-in/put-away/tasks.ts'
import { gtinForms } from '../../../contract/gs1.ts'
import { readCode } from '../../../contract/platform/codes/read-code.ts'
import { callList } from '../../platform/lib/api.ts'
import { itemOfCode } from '../../platform/lookup/item-of-code.ts'
import { useOpenMatch } from '../../platform/lookup/use-open-match.ts'
import { putAwayKinds } from './task-goods.ts'

declare module '@tanstack/history' {
  interface HistoryState {
    /** The code of the goods whose scan opened their put-away task. */
    scannedGoods?: string
  }
}

/**
 * Opens the open put-away task of scanned goods, with the scan of the goods done. Several tasks for the same item are listed. Any
 * other code opens its record, as everywhere.
 */
export function useOpenTaskOf() {
  const navigate = useNavigate()
  const openMatch = useOpenMatch()
  return async (code: string): Promise<string | null> => {
    const sought = await searchedFor(code)
    const { rows } = await callList(tasksEndpoints.list, {
      query: { kind: putAwayKinds, state: ['open'], q: sought, limit: 100, sort: 'suggestedLocation' },
    })
    const [task, another] = rows.filter((row) => isForTask(row, code))
    if (!task) return openMatch(code)
    if (another) await navigate({ to: '/put-away', search: { q: sought } })
    else await navigate({ to: '/put-away/$id', params: { id: String(task.id) }, state: { scannedGoods: code } })
    return null
  }
}

/** Tasks are searched by SSCC or SKU: what has a GTIN or a label is looked up first. */
async function searchedFor(code: string): Promise<string> {
  const { text, label, sscc } = readCode(code)
  const isGtin = gtinForms(text).length > 0 || label?.gtin != null
  const item = sscc === null && isGtin ? await itemOfCode(code).catch(() => null) : null
  return sscc ?? item?.sku ?? text
}
