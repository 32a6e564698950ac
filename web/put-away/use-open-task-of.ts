import { useNavigate } from '@tanstack/react-router'
import { ssccIn } from '../../contract/handling-units/handling-units.ts'
import { tasksEndpoints } from '../../contract/put-away/tasks.ts'
import { callList } from '../lib/api.ts'
import { useOpenMatch } from '../lookup/use-open-match.ts'
import { isForGoods } from './scanned-goods.ts'
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
    const { rows } = await callList(tasksEndpoints.list, {
      query: { kind: putAwayKinds, state: ['open'], q: ssccIn(code) ?? code, limit: 100, sort: 'suggestedLocation' },
    })
    const [task, another] = rows.filter((row) => isForGoods(row, code))
    if (!task) return openMatch(code)
    if (another) await navigate({ to: '/put-away', search: { q: code } })
    else await navigate({ to: '/put-away/$id', params: { id: String(task.id) }, state: { scannedGoods: code } })
    return null
  }
}
