import { sqlFunction } from '../../platform/engine/sql-function.ts'

/** Makes the receipt of an exported transfer at its destination. Answers its id. */
export const createTransferReceipt = sqlFunction<{ the_order: number; actor_id: number | null; actor_name: string; at: Date }, number>(
  'create_transfer_receipt',
)
