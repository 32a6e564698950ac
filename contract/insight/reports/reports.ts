import { z } from 'zod'
import { endpoint } from '../../endpoint.ts'
import { id, idParams, instant, quantity } from '../../fields.ts'
import { csv, file, json, pdf, xlsx } from '../../formats.ts'
import { siteFilter } from '../../site-fields.ts'
import type { Topic } from '../../topics.ts'
import { customQuery, customTopics } from './custom-reports.ts'
import { customerReports } from './customer-reports.ts'
import { figureReports } from './figure-reports.ts'
import { financialReports } from './financial-reports.ts'
import { operationalReports } from './operational-reports.ts'
import type { ReportDefinition } from './report-definition.ts'
import { keyFigures } from './report-kpis.ts'
import { checkTime, reportPeriods, timeFields } from './report-time.ts'

/** Every report, once: the screen, the calls, the files and the tests go over it. */
export const reports = { ...operationalReports, ...customerReports, ...financialReports, ...figureReports }
export type ReportKey = keyof typeof reports
export const reportKeys = Object.keys(reports) as [ReportKey, ...ReportKey[]]

export function reportOf(key: ReportKey): ReportDefinition {
  return reports[key]
}

/** The rows that the screen is sent; files have all of them. */
export const mostReportRows = 500
/** So many rows fill some 50 pages; a PDF says how many it leaves out. */
export const mostPrintedRows = 1_500

const span = { from: instant, to: instant }

export const reportAnswer = z.object({
  /** The period it covers; of one that says how things stand now the moment `to` counts. */
  ...span,
  /** By the keys of its columns; ids of linked records as `<key>Id`. */
  rows: z.array(z.record(z.string(), z.union([z.string(), z.number(), z.null()]))),
  /** How many rows there are, of which the first 500 are sent. */
  total: quantity,
})
export type ReportAnswer = z.output<typeof reportAnswer>

export const reportExportStates = ['making', 'made', 'failed'] as const

export const reportExport = z.object({
  id,
  /** Null where days were asked for. */
  period: z.enum(reportPeriods).nullable(),
  from: z.iso.date().nullable(),
  to: z.iso.date().nullable(),
  state: z.enum(reportExportStates),
  /** Reports that are in it, of all. */
  done: quantity,
  of: quantity,
  createdAt: instant,
  /** When it is deleted. */
  expiresAt: instant,
})
export type ReportExport = z.output<typeof reportExport>

export const newReportExport = z.object(timeFields).check(checkTime)

const reportQuery = z.object({ report: z.enum(reportKeys), ...timeFields, ...siteFilter }).check(checkTime)
const shows: Topic[] = [...new Set(Object.values(reports as Record<string, ReportDefinition>).flatMap((each) => each.shows))]

export const reportsEndpoints = {
  kpis: endpoint({
    method: 'GET',
    path: '/api/reports/kpis',
    summary: 'The key figures of a period, and of the equally long one before it',
    allow: 'reports.read',
    query: z.object({ ...timeFields, ...siteFilter }).check(checkTime),
    narrowedBySite: true,
    answer: json(z.object({ ...span, current: keyFigures, previous: keyFigures })),
    shows: ['orders'],
  }),
  rows: endpoint({
    method: 'GET',
    path: '/api/reports/rows',
    summary: 'The rows of a report',
    allow: 'reports.read',
    query: reportQuery,
    narrowedBySite: true,
    answer: json(reportAnswer),
    shows,
  }),
  rowsCsv: endpoint({
    method: 'GET',
    path: '/api/reports/rows.csv',
    summary: 'A report as a CSV file',
    allow: 'reports.read',
    query: reportQuery,
    narrowedBySite: true,
    answer: csv(),
    shows,
  }),
  rowsXlsx: endpoint({
    method: 'GET',
    path: '/api/reports/rows.xlsx',
    summary: 'A report as an Excel workbook',
    allow: 'reports.read',
    query: reportQuery,
    narrowedBySite: true,
    answer: xlsx(),
    shows,
  }),
  rowsPdf: endpoint({
    method: 'GET',
    path: '/api/reports/rows.pdf',
    summary: 'A report as a PDF file',
    allow: 'reports.read',
    query: reportQuery,
    narrowedBySite: true,
    answer: pdf(),
    shows,
  }),
  custom: endpoint({
    method: 'GET',
    path: '/api/reports/custom',
    summary: 'A measure by a grouping',
    allow: 'reports.read',
    query: customQuery,
    narrowedBySite: true,
    answer: json(reportAnswer),
    shows: customTopics,
  }),
  customCsv: endpoint({
    method: 'GET',
    path: '/api/reports/custom.csv',
    summary: 'A measure by a grouping as a CSV file',
    allow: 'reports.read',
    query: customQuery,
    narrowedBySite: true,
    answer: csv(),
    shows: customTopics,
  }),
  customXlsx: endpoint({
    method: 'GET',
    path: '/api/reports/custom.xlsx',
    summary: 'A measure by a grouping as an Excel workbook',
    allow: 'reports.read',
    query: customQuery,
    narrowedBySite: true,
    answer: xlsx(),
    shows: customTopics,
  }),
  customPdf: endpoint({
    method: 'GET',
    path: '/api/reports/custom.pdf',
    summary: 'A measure by a grouping as a PDF file',
    allow: 'reports.read',
    query: customQuery,
    narrowedBySite: true,
    answer: pdf(),
    shows: customTopics,
  }),
  startExport: endpoint({
    method: 'POST',
    path: '/api/reports/exports',
    summary: 'Create a zip file with all reports of a period',
    allow: 'reports.export',
    body: json(newReportExport),
    answer: json(reportExport),
    status: 201,
    changes: ['reportExports'],
  }),
  exports: endpoint({
    method: 'GET',
    path: '/api/reports/exports',
    summary: 'The person’s own exports of the last day, newest first',
    allow: 'reports.export',
    answer: json(z.array(reportExport)),
    shows: ['reportExports'],
  }),
  getExport: endpoint({
    method: 'GET',
    path: '/api/reports/exports/:id',
    summary: 'One of your own exports, with its progress',
    allow: 'reports.export',
    params: idParams,
    row: 'reportExport',
    answer: json(reportExport),
    shows: ['reportExports'],
  }),
  exportFile: endpoint({
    method: 'GET',
    path: '/api/reports/exports/:id/file',
    summary: 'The zip file of your own finished export',
    allow: 'reports.export',
    params: idParams,
    row: 'reportExport',
    answer: file(['application/zip']),
    shows: ['reportExports'],
  }),
}
