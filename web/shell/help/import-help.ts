import type { ScreenHelp } from './screen-help.ts'

export const importsHelp: ScreenHelp = {
  purpose: 'Files with items, expected receipts or movements from other systems, and their import status.',
  jobs: [
    {
      title: 'Import a file',
      steps: [
        'Press ‘Import File’ and choose what to import. Download the template to see the columns.',
        'Choose a CSV file or an Excel workbook with up to 100,000 rows.',
        'Map the columns, review what each row will do, then import. Nothing changes until you import.',
      ],
    },
    { title: 'Continue an import', steps: ['Choose it in the list. Files are kept for 30 days.'] },
  ],
  words: ['item', 'SKU', 'receipt', 'movement'],
}

export const importHelp: ScreenHelp = {
  purpose: 'One imported file: its columns, what each row does, and how to undo it.',
  jobs: [
    {
      title: 'Check it',
      steps: [
        'Map each column to a field, then press ‘Check Rows’.',
        'Correct the marked cells: each row is checked again as you change it. Or skip the row.',
        'You can also press ‘Download Error Rows’, correct them in a spreadsheet and import that file.',
      ],
    },
    {
      title: 'Import it',
      steps: [
        'The button shows the number of rows. Either all of them are imported or none.',
        'A movement or delivery that is there already is marked. Skip it, or confirm that you want it once more.',
      ],
    },
    { title: 'Undo it', steps: ['Press ‘Undo Import’. This works until an imported row is used or changed.'] },
  ],
  words: ['item', 'SKU', 'receipt', 'movement', 'ledger'],
}

export const myImportsHelp: ScreenHelp = {
  purpose: 'Files with your orders from other systems, and their import status.',
  jobs: [
    {
      title: 'Import orders',
      steps: [
        'Press ‘Import File’. Download the template to see the columns. Rows with the same reference form one order.',
        'Map the columns, review what each row will do, then import. Nothing is ordered until you import.',
      ],
    },
  ],
  words: ['movement', 'SKU', 'available', 'reserved'],
}

export const myImportHelp: ScreenHelp = {
  ...importHelp,
  purpose: 'One file of orders: its columns, what each row does, and how to undo it.',
}
