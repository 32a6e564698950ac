import { readFileSync } from 'node:fs'
import type { Page } from 'playwright-core'
import { afterAll, afterEach, beforeAll, expect, test } from 'vitest'
import { shipmentsEndpoints } from '../../contract/shipments/shipments.ts'
import { type BrowserApp, openBrowserApp } from '../support/browser-app.ts'
import { dialog, eventually, row, sees, seesNo, toast } from '../support/browser-sights.ts'
import { makeShipment } from '../support/factories.ts'

let it: BrowserApp
beforeAll(async () => {
  it = await openBrowserApp()
})
afterEach(() => it.endVisits())
afterAll(() => it.close())

const shipmentNow = (id: number) => it.as('admin').call(shipmentsEndpoints.get, { params: { id } })
const importing = (page: Page) => dialog(page, 'Import Events')
const textOf = (page: Page) => importing(page).getByRole('textbox', { name: 'File text' })
const imported = (page: Page) => dialog(page, 'Events Imported')

async function choose(page: Page, name: string, content: Buffer | string): Promise<void> {
  const buffer = Buffer.from(content)
  await importing(page).locator('input[type=file]').setInputFiles({ name, mimeType: 'text/csv', buffer })
}

test('a file of events is tried, imported, and what was refused is corrected and imported again', async () => {
  const { id, trackingNumber } = await shipmentNow((await makeShipment(it)).shipmentId ?? 0)
  const at = new Date().toISOString()
  const page = await it.visit('/tpd2', 'manager')
  await page.getByRole('button', { name: 'Import Events' }).click()
  await importing(page).getByRole('button', { name: 'Check File' }).click()
  await sees(importing(page).getByText('Choose a file, or paste its text.'))
  await choose(page, 'latin.csv', Buffer.from([0x4e, 0xfc, 0x72]))
  await sees(importing(page).getByText("latin.csv isn't a text in UTF-8."))
  await choose(page, 'wrong.csv', `number;what\n${trackingNumber};x`)
  await eventually(() => textOf(page).inputValue()).toContain('what')
  await importing(page).getByRole('button', { name: 'Check File' }).click()
  await sees(importing(page).getByText('Missing: tracking number, event, time.').first())
  await choose(
    page,
    'events.csv',
    `\uFEFFTracking ID;Status;Time;Location;Remarks\r\n${trackingNumber};Picked up;${at};Dock 5;\r\n${trackingNumber};Lost;${at};Nürnberg;"=1+1; gone"\r\n`,
  )
  await eventually(() => textOf(page).inputValue()).toContain('Dock 5')
  await importing(page).getByRole('button', { name: 'Check File' }).click()
  await sees(importing(page).getByText('1 event to record, 0 already known, 1 with errors.'))
  await sees(row(importing(page), "'Lost' is no event that can be recorded").getByText('Error'))
  await sees(row(importing(page), 'Picked up, Dock 5').getByText('To record'))
  expect((await shipmentNow(id)).events).toHaveLength(1)
  await importing(page).getByRole('button', { name: 'Import 1 Event' }).click()
  await sees(toast(page, 'Events Imported'))
  await sees(imported(page).getByText('1 event recorded, 0 already known, 1 with errors.'))
  const download = page.waitForEvent('download')
  await imported(page).getByRole('button', { name: 'Download Rows with Errors' }).click()
  const refused = readFileSync(await (await download).path(), 'utf8')
  expect(refused).toBe(
    `\uFEFFtracking number,event,time,place,notes,reason\r\n${trackingNumber},Lost,${at},Nürnberg,'=1+1; gone,"${refused.split('"')[1]}"\r\n`,
  )
  await imported(page).getByRole('button', { name: 'Close' }).click()
  await seesNo(imported(page))
  await sees(row(page, trackingNumber).getByText('In Transit'))

  await page.getByRole('button', { name: 'Import Events' }).click()
  await textOf(page).fill(refused.replace('Lost', 'Exception'))
  await importing(page).getByRole('button', { name: 'Check File' }).click()
  await importing(page).getByRole('button', { name: 'Back' }).click()
  await importing(page).getByRole('button', { name: 'Check File' }).click()
  await importing(page).getByRole('button', { name: 'Import 1 Event' }).click()
  await sees(imported(page).getByText('1 event recorded, 0 already known, 0 with errors.'))
  const { status, events } = await shipmentNow(id)
  expect(status).toBe('delayed')
  expect(events.at(-1)).toMatchObject({ kind: 'exception', at, place: 'Nürnberg', notes: '=1+1; gone' })
})
