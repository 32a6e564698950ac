import type { ScreenHelp } from './screen-help.ts'

export const importsHelp: ScreenHelp = {
  purpose: 'Files that bring items, expected receipts or movements from elsewhere, and what became of them.',
  jobs: [
    {
      title: 'Import a file',
      steps: [
        'Press ‘Import File’ and choose what the file has. A template shows the columns.',
        'Choose a CSV file or an Excel workbook of at most 100,000 rows.',
        'Map its columns, look at what each row would do, then import it. Until then nothing changes.',
      ],
    },
    { title: 'Go on with one that was begun', steps: ['Choose it in the list. A file is kept for 30 days.'] },
  ],
  words: ['item', 'SKU', 'receipt', 'movement'],
}

export const importHelp: ScreenHelp = {
  purpose: 'One file: its columns, what each of its rows does, and the way back.',
  jobs: [
    {
      title: 'Check it',
      steps: [
        'Say for each column what it means, and press ‘Check Rows’.',
        'A marked cell has an error: change it there, and the row is checked again. Or leave the row out.',
        'Or press ‘Download Error Rows’, correct them in a spreadsheet, and import that file.',
      ],
    },
    { title: 'Import it', steps: ['The button says how many rows. All of them are imported, or none.'] },
    { title: 'Take it back', steps: ['Press ‘Undo Import’. That works while nothing of it was used or changed since.'] },
  ],
  words: ['item', 'SKU', 'receipt', 'movement', 'ledger'],
}

export const myImportsHelp: ScreenHelp = {
  purpose: 'Files of orders that you bring from elsewhere, and what became of them.',
  jobs: [
    {
      title: 'Import orders',
      steps: [
        'Press ‘Import File’. A template shows the columns; rows with the same reference are one order.',
        'Map the columns, look at what each row would do, then import it. Until then nothing is ordered.',
      ],
    },
  ],
  words: ['movement', 'SKU', 'available', 'reserved'],
}

export const myImportHelp: ScreenHelp = {
  ...importHelp,
  purpose: 'One file of orders: its columns, what each of its rows does, and the way back.',
}
