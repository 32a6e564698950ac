import type { z } from 'zod'

/** One JSON value. */
export interface JsonFormat<S extends z.ZodType = z.ZodType> {
  kind: 'json'
  schema: S
}

/** A bare JSON array of rows; with `limit` or `page` one page of them, and headers with links to the others. */
export interface ListFormat<R extends z.ZodType = z.ZodType> {
  kind: 'list'
  row: R
  /** What its files are called: `pick-lists`. A list without it is offered as no file. */
  fileName?: string
}

/** A file to download; its name comes with the answer. Or, as a body, a file that is sent as it is. */
export interface FileFormat {
  kind: 'csv' | 'xlsx' | 'pdf' | 'file'
  /** One of these. */
  mediaTypes: readonly [string, ...string[]]
  /** As a body: larger files get 413. */
  maxBytes?: number
}

/** An endless answer that the handler sends itself, such as server-sent events. */
export interface StreamFormat {
  kind: 'stream'
  mediaTypes: readonly [string]
}

/** A file as a body that the verb reads while it arrives, so that it is never in memory as a whole. */
export interface UploadFormat {
  kind: 'upload'
  /** One of these. */
  mediaTypes: readonly [string, ...string[]]
  /** Larger files get 413, as soon as that is known. */
  maxBytes: number
  /** Which files are accepted, as a sentence for people: the problem that a larger file is answered with. */
  rule: string
}

export type AnswerFormat = JsonFormat | ListFormat | FileFormat | StreamFormat
export type BodyFormat = JsonFormat<z.ZodObject> | FileFormat | UploadFormat

/** A file as the input of a verb. */
export interface SentFile {
  mediaType: string
  content: Uint8Array
}

/** A file that is still arriving, as the input of a verb. */
export interface SentUpload {
  /** What the caller says it will send; null when it doesn't say. */
  declaredBytes: number | null
  /** To be read once. Fails when the file is too large or the connection ends before it is complete. */
  content: AsyncIterable<Uint8Array>
}

export function json<S extends z.ZodType>(schema: S): JsonFormat<S> {
  return { kind: 'json', schema }
}

/** With the name of its files, all rows of the list are also offered as CSV and XLSX: see list-files.ts. */
export function list<R extends z.ZodType>(row: R, fileName?: string): ListFormat<R> {
  return { kind: 'list', row, ...(fileName !== undefined && { fileName }) }
}

/** A table as text: RFC 4180, UTF-8. */
export function csv(): FileFormat {
  return { kind: 'csv', mediaTypes: ['text/csv'] }
}

/** A table as an Excel workbook. */
export function xlsx(): FileFormat {
  return { kind: 'xlsx', mediaTypes: ['application/vnd.openxmlformats-officedocument.spreadsheetml.sheet'] }
}

export function pdf(): FileFormat {
  return { kind: 'pdf', mediaTypes: ['application/pdf'] }
}

/** Any other file. */
export function file(mediaTypes: FileFormat['mediaTypes'], { maxBytes }: { maxBytes?: number } = {}): FileFormat {
  return { kind: 'file', mediaTypes, ...(maxBytes !== undefined && { maxBytes }) }
}

export function upload(mediaTypes: UploadFormat['mediaTypes'], limit: Pick<UploadFormat, 'maxBytes' | 'rule'>): UploadFormat {
  return { kind: 'upload', mediaTypes, ...limit }
}

export function stream(mediaType: string): StreamFormat {
  return { kind: 'stream', mediaTypes: [mediaType] }
}
