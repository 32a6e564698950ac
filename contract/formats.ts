import type { z } from 'zod'

/** One JSON value. */
export interface JsonFormat<S extends z.ZodType = z.ZodType> {
  kind: 'json'
  schema: S
}

/** A bare JSON array of rows; with `limit` or `page` one page of them, and headers that lead to the others. */
export interface ListFormat<R extends z.ZodType = z.ZodType> {
  kind: 'list'
  row: R
}

/** A file to download. Its name comes with the answer. */
export interface FileFormat {
  kind: 'csv' | 'xlsx' | 'pdf' | 'file'
  mediaType: string
}

/** An answer without an end that the handler sends itself, as server-sent events. */
export interface StreamFormat {
  kind: 'stream'
  mediaType: string
}

export type AnswerFormat = JsonFormat | ListFormat | FileFormat | StreamFormat

export function json<S extends z.ZodType>(schema: S): JsonFormat<S> {
  return { kind: 'json', schema }
}

export function list<R extends z.ZodType>(row: R): ListFormat<R> {
  return { kind: 'list', row }
}

/** A table as text: RFC 4180, UTF-8. */
export function csv(): FileFormat {
  return { kind: 'csv', mediaType: 'text/csv' }
}

/** A table as an Excel workbook. */
export function xlsx(): FileFormat {
  return { kind: 'xlsx', mediaType: 'application/vnd.openxmlformats-officedocument.spreadsheetml.sheet' }
}

export function pdf(): FileFormat {
  return { kind: 'pdf', mediaType: 'application/pdf' }
}

/** Any other file. */
export function file(mediaType: string): FileFormat {
  return { kind: 'file', mediaType }
}

export function stream(mediaType: string): StreamFormat {
  return { kind: 'stream', mediaType }
}
