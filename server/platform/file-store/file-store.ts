import type { Readable } from 'node:stream'

/** Where files are kept for good (docs/decisions/0026). Keys are random; what a file is called and who may read it stands in the database. */
export interface FileStore {
  /** Stores a received file under a key that is not in use; afterwards it is durable, and gone from where it was received. */
  put(key: string, file: ReceivedFile): Promise<void>
  /** The content; null when there is no file of this key. */
  read(key: string): Promise<Readable | null>
  /** Succeeds also when there is no file of this key. */
  delete(key: string): Promise<void>
}

/** A file that has arrived as a whole and is in no store yet. Its receiver stores or discards it. */
export interface ReceivedFile {
  path: string
  bytes: number
  sha256: Buffer
  discard(): Promise<void>
}

/** What a server needs to receive and keep files. */
export interface Files {
  store: FileStore
  incoming: IncomingFiles
}

export interface IncomingFiles {
  /** Writes to a temporary file and to the disk itself. Leaves nothing behind when it fails. */
  receive(content: AsyncIterable<Uint8Array>): Promise<ReceivedFile>
  /** Removes the temporary files of processes that ended without doing so. Answers how many. */
  removeAbandoned(): Promise<number>
  /** For the end of the process. */
  close(): Promise<void>
}
