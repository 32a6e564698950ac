import type { ImportKind } from '../../contract/imports/import-fields.ts'
import type { Notice } from '../audit/notice.ts'
import { applyItems } from './apply-items.ts'
import { applyMovements, applyReceipts } from './apply-plans.ts'
import { checkItems } from './check-items.ts'
import { checkMovements } from './check-movements.ts'
import { checkReceipts } from './check-receipts.ts'
import type { ClaimedImport } from './claim-import.ts'
import { applyLocations, checkLocations, deleteLocations, locationIsUsed } from './import-locations.ts'
import { type Importer, importer } from './importer.ts'
import { withKeptPlans } from './planning.ts'
import { itemIsUsed, undoItems } from './undo-items.ts'
import { cancelMovements, movementIsUsed, receiptIsUsed, withdrawReceipts } from './undo-plans.ts'

/** Every kind of imports. */
export const importers: Record<ImportKind, Importer> = {
  items: importer({
    topics: ['inventory', 'notifications'],
    check: checkItems,
    apply: applyItems,
    undo: { locks: null, isUsed: itemIsUsed, rows: undoItems },
  }),
  receipts: importer({
    topics: ['receipts'],
    check: checkReceipts,
    apply: (trx, claimed, checked) => withKeptPlans(trx, () => applyReceipts(trx, claimed, checked)),
    undo: { locks: 'receipts', isUsed: receiptIsUsed, rows: withdrawReceipts },
  }),
  locations: importer({
    topics: ['locations'],
    check: checkLocations,
    apply: applyLocations,
    undo: { locks: 'locations', isUsed: locationIsUsed, rows: deleteLocations },
  }),
  movements: importer({
    topics: ['orders', 'inventory', 'notifications'],
    check: checkMovements,
    apply: (trx, claimed, checked) => withKeptPlans(trx, () => applyMovements(trx, claimed, checked)),
    undo: { locks: 'orders', isUsed: movementIsUsed, rows: cancelMovements },
    notice: movementsNotice,
  }),
}

/** Staff get one notice of all movements, rather than one of each. */
function movementsNotice({ viewer, fileName }: ClaimedImport, { records, first }: { records: number; first: number }): Notice {
  return {
    customerId: null,
    exceptUserId: viewer.userId,
    kind: 'movement_created',
    detail: 'import',
    type: 'info',
    title: records === 1 ? 'New movement' : `${records} new movements`,
    message: `${records === 1 ? 'A movement was' : `${records} movements were`} placed by ${viewer.name} (${fileName})`,
    subjectType: 'order',
    subjectId: first,
  }
}
