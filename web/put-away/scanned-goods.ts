import { ssccIn } from '../../contract/handling-units/handling-units.ts'
import type { Task } from '../../contract/put-away/tasks.ts'

/** Whether a scanned code names the goods of the task. The server compares in the same way (server/put-away/complete-task.ts). */
export function isForGoods({ sku, sscc }: Pick<Task, 'sku' | 'sscc'>, scanned: string): boolean {
  return sscc === null ? sku?.toLowerCase() === scanned.trim().toLowerCase() : ssccIn(scanned) === sscc
}
