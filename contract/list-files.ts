import { z } from 'zod'
import { type EndpointDefinition, endpoint, type ReadDefinition } from './endpoint.ts'
import { maxInteger } from './fields.ts'
import { csv, type ListFormat, xlsx } from './formats.ts'

export type ListEndpoint = ReadDefinition & { query: z.ZodObject; answer: ListFormat }

export const listFileFormats = ['csv', 'xlsx'] as const
export type ListFileFormat = (typeof listFileFormats)[number]

/** The most rows that a file can be asked for by their ids: as many as can be selected on a screen. */
export const mostChosenRows = 1_000
const mustBeIds = `must be ids separated by commas, at most ${mostChosenRows} of them`

function chosenIds() {
  return z
    .string()
    .regex(/^[1-9]\d*(?:,[1-9]\d*)*$/, mustBeIds)
    .transform((sent) => sent.split(',').map(Number))
    .refine((ids) => ids.length <= mostChosenRows && ids.every((id) => id <= maxInteger), mustBeIds)
}

/**
 * The call that answers a list as a file: all rows that its filters and search leave, in its order, without paging. `ids` leaves those
 * rows, in the order in which they are named unless `sort` says another. Anyone who may read the list may have the file while
 * lists may be exported.
 */
export function fileOfList(list: ListEndpoint, format: ListFileFormat) {
  const { limit: _limit, page: _page, cursor: _cursor, fields: _fields, ...filters } = list.query.shape
  return endpoint({
    method: 'GET',
    path: pathOfFile(list, format),
    summary: `${list.summary}, as ${format === 'csv' ? 'a CSV file' : 'an Excel workbook'}`,
    allow: list.allow,
    alsoAllow: 'lists.export',
    ...(list.params && { params: list.params }),
    ...(list.row && { row: list.row }),
    query: z.object({ ...filters, ids: chosenIds().optional() }),
    answer: format === 'csv' ? csv() : xlsx(),
    shows: list.shows,
  })
}

export function pathOfFile<P extends string>({ path }: { path: P }, format: ListFileFormat) {
  return `${path}.${format}` as const
}

/** The calls of a group, each list with its files behind it: `list`, `listCsv`, `listXlsx`. */
export function withListFiles(group: Readonly<Record<string, EndpointDefinition>>): Record<string, EndpointDefinition> {
  return Object.fromEntries(
    Object.entries(group).flatMap(([key, definition]): [string, EndpointDefinition][] => [
      [key, definition],
      ...(isExported(definition)
        ? listFileFormats.map((format): [string, EndpointDefinition] => [
            `${key}${format.charAt(0).toUpperCase()}${format.slice(1)}`,
            fileOfList(definition, format),
          ])
        : []),
    ]),
  )
}

function isExported(definition: EndpointDefinition): definition is ListEndpoint {
  return definition.answer?.kind === 'list' && definition.answer.fileName !== undefined
}
