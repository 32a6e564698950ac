import { inventoryEndpoints } from '../../contract/inventory.ts'

/** The files that the rows of a list of items are saved as. */
export const itemFiles = [
  { label: 'CSV file', endpoint: inventoryEndpoints.exportCsv },
  { label: 'Excel workbook', endpoint: inventoryEndpoints.exportXlsx },
]
