import { createHash } from 'node:crypto'
import { createReadStream } from 'node:fs'
import { rm } from 'node:fs/promises'
import { type ImportKind, suggestedMapping } from '../../../contract/platform/imports/import-fields.ts'
import { importLimits, importsEndpoints } from '../../../contract/platform/imports/imports.ts'
import { httpError } from '../../errors.ts'
import { verb } from '../../verb.ts'
import type { Person, SystemViewer } from '../../viewer.ts'
import { did } from '../audit/history.ts'
import type { Database, Transaction } from '../engine/database.ts'
import type { Files } from '../file-store/file-store.ts'
import type { TableRow } from '../files/read-table.ts'
import { streamFromThread } from '../workers/threads.ts'
import { fieldsFor } from './fields-for.ts'
import { lockImportsOfCustomer, requireRoomForImport } from './import-room.ts'
import { getImportDetail } from './imports-queries.ts'
import { mayImport } from './may-import.ts'
import { readRows, writingRows } from './rows-file.ts'

const keptFor = 30 * 86_400_000
const rowsAtOnce = 500

/** What a file was found to have. */
interface Contents {
  rowsFile: string
  header: string[]
  rows: number
  /** The size of the texts in all cells below the header, in bytes. */
  size: number
}

/**
 * Keeps the rows of a file that is sent. It is read as a whole first, into a file of its rows, so that a file which can't be read is refused
 * before anything is kept. One transaction writes the rows into the database, and then both files are gone.
 */
export function receiveImportWith({ incoming }: Pick<Files, 'incoming'>) {
  return verb(importsEndpoints.create, {
    prepare: async (db, viewer, { kind, upload }) => {
      requireKind(viewer, kind)
      // Before the file is read, which costs most.
      await db.read(viewer, (on) => requireRoomForImport(on, viewer.customerId, 0))
      // Kept until the rows are written, by a transaction that may run again; if the process ends first, the next one removes them.
      await using files = new AsyncDisposableStack()
      const file = await incoming.receive(upload.content)
      files.defer(file.discard)
      const rowsFile = `${file.path}.rows`
      files.defer(() => rm(rowsFile, { force: true }))
      const contents = await inspect(file.path, rowsFile, mostRowsOf(db))
      const contentHash = await contentHashOf(file.path)
      const kept = files.move()
      return { ...contents, contentHash, [Symbol.asyncDispose]: () => kept.disposeAsync() }
    },
    run: async ({ trx, viewer }, { kind, name }, { rowsFile, ...found }) => {
      const person = requirePerson(viewer)
      await lockImportsOfCustomer(trx, person.customerId)
      await requireRoomForImport(trx.sql, person.customerId, found.size)
      const id = await keepImport(trx, person, { kind, name, ...found }, readRows(rowsFile))
      const answer = await getImportDetail(trx.sql, viewer, id)
      const row = { id, customerId: person.customerId }
      return {
        answer,
        history: [did('create', 'import', row, { after: { kind, fileName: name, rows: found.rows } })],
        touched: { imports: [row] },
      }
    },
  })
}

interface KeptFile extends Pick<Contents, 'header' | 'rows' | 'size'> {
  kind: ImportKind
  name: string
  contentHash?: string
}

/** Answers the id of the new import. @param table also yields the header, first. */
export async function keepImport(
  trx: Transaction,
  person: Person,
  { kind, name, contentHash, header, rows, size }: KeptFile,
  table: AsyncIterable<TableRow> | Iterable<TableRow>,
): Promise<number> {
  const suggestion = await suggestionFor(trx, person, kind, header)
  const { id } = await trx.sql
    .insertInto('imports')
    .values({
      kind,
      user_id: person.userId,
      customer_id: person.customerId,
      file_name: name,
      header,
      ...suggestion,
      rows,
      size,
      content_hash: contentHash ?? null,
      counts: JSON.stringify({ ...noRows, pending: rows }),
      created_at: trx.now(),
      expires_at: new Date(trx.now().getTime() + keptFor),
    })
    .returning('id')
    .executeTakeFirstOrThrow()
  await writeRows(trx, id, table)
  return id
}

const noRows = {
  pending: 0,
  ready: 0,
  error: 0,
  skipped: 0,
  imported: 0,
  create: 0,
  update: 0,
  unchanged: 0,
  records: 0,
  known: 0,
  stockRows: 0,
  stockUnits: 0,
}

export function requireKind(viewer: Person | SystemViewer, kind: ImportKind): void {
  if (viewer.role !== 'system' && !mayImport(viewer, kind)) throw httpError('import.kind-needs-staff')
}

function requirePerson(viewer: Person | SystemViewer): Person {
  if (viewer.role === 'system') throw new Error('Only people import files.')
  return viewer
}

/** A transaction of the embedded database holds up everyone. */
function mostRowsOf({ engine }: Database): number {
  return engine === 'pglite' ? importLimits.embeddedRows : importLimits.rows
}

async function inspect(path: string, rowsFile: string, most: number): Promise<Contents> {
  let header: string[] | null = null
  let rows = 0
  let size = 0
  for await (const { cells } of writingRows(rowsFile, tableIn(path))) {
    if (header) {
      rows += 1
      for (const cell of cells) size += Buffer.byteLength(cell)
    } else header = cells
    if (rows > most) throw httpError('import.embedded-rows', { most })
  }
  if (!header) throw new Error('A table has a first row.')
  return { rowsFile, header, rows, size }
}

async function contentHashOf(path: string): Promise<string> {
  const content = createHash('sha256')
  for await (const part of createReadStream(path)) content.update(part as Buffer)
  return content.digest('base64url')
}

/** Read in a thread, as a file may be made to take long. */
async function* tableIn(path: string): AsyncGenerator<TableRow> {
  const { rows, columns } = importLimits
  for await (const batch of streamFromThread('read-table', { path, limits: { rows, columns } })) yield* batch
}

async function writeRows(trx: Transaction, import_id: number, table: AsyncIterable<TableRow> | Iterable<TableRow>): Promise<void> {
  let rows: { import_id: number; line: number; cells: string[] }[] = []
  let isHeader = true
  const write = async () => {
    if (rows.length > 0) await trx.sql.insertInto('import_rows').values(rows).execute()
    rows = []
  }
  for await (const { line, cells } of table) {
    if (!isHeader) rows.push({ import_id, line, cells: cells.map((cell) => cell.trim()) })
    isHeader = false
    if (rows.length === rowsAtOnce) await write()
  }
  await write()
}

/** The mapping that the person chose for such a file the last time, or the one that the names of its columns suggest. */
async function suggestionFor(trx: Transaction, viewer: Person, kind: ImportKind, header: readonly string[]) {
  const known = await trx.sql
    .selectFrom('import_mappings')
    .select('mapping')
    .where('user_id', '=', viewer.userId)
    .where('kind', '=', kind)
    .where('fingerprint', '=', fingerprintOf(header))
    .executeTakeFirst()
  const fields = await fieldsFor(trx.sql, kind, viewer.customerId)
  // What is no field any more, as the site where there is one site again, is left out.
  const mapping = known?.mapping.map((key) => (fields.some((field) => field.key === key) ? key : null))
  return { mapping: mapping ?? suggestedMapping(fields, header), is_mapping_remembered: known !== undefined }
}

/** Files with the same names of columns in the same order have the same one. */
export function fingerprintOf(header: readonly string[]): string {
  return createHash('sha256').update(JSON.stringify(header)).digest('base64url')
}
