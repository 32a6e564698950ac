import { importer } from '../../platform/imports/importer.ts'
import { applyItems } from './apply-items.ts'
import { checkItems } from './check-items.ts'
import { itemCells } from './item-cells.ts'
import { itemIsUsed, undoItems } from './undo-items.ts'

/** Items with their stock, one of each row. */
export const importItems = importer({
  topics: ['inventory', 'notifications'],
  cells: itemCells,
  check: checkItems,
  apply: applyItems,
  undo: { locks: null, isUsed: itemIsUsed, rows: undoItems },
})
