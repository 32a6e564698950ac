import type { Page } from 'playwright-core'
import { afterAll, afterEach, beforeAll, expect, test } from 'vitest'
import type { BrowserApp } from '../support/browser-app.ts'
import { sees } from '../support/browser-sights.ts'
import { pdfOf } from '../support/factories.ts'
import { openKit } from '../support/kit-app.ts'

// On the page of the kit: the picker is the same on every screen.

let it: BrowserApp
beforeAll(async () => {
  it = await openKit()
}, 240_000)
afterEach(() => it.endVisits())
afterAll(() => it.close())

const pdf = (name: string, content = pdfOf(name)) => ({ name, mimeType: 'application/pdf', buffer: content })

async function picker(page: Page, label: string) {
  const part = page.getByRole('region', { name: label, exact: true })
  await sees(part)
  return { part, input: part.locator('input[type=file]'), button: part.getByRole('button', { name: 'Upload PDF' }) }
}

test('chosen files are sent with a message each, opened by a link, removed, and no more of them than fit', async () => {
  const page = await it.visit('/kit', 'admin')
  const { part, input, button } = await picker(page, 'Documents of a line')
  await input.setInputFiles([pdf('one.pdf'), pdf('two.pdf')])
  await sees(page.getByText('File Uploaded', { exact: true }))
  await sees(page.getByText(/^(one|two)\.pdf has been uploaded successfully\.$/))
  const link = part.getByRole('link', { name: 'one.pdf' })
  await sees(link)
  const reply = await it.as('admin').request('GET', (await link.getAttribute('href')) ?? '')
  expect(reply).toMatchObject({ status: 200, text: pdfOf('one.pdf').toString() })
  await input.setInputFiles(['3', '4', '5', '6'].map((name) => pdf(`${name}.pdf`)))
  await sees(part.getByText('You can add at most 5 files. Some files weren’t added.'))
  await sees(part.getByRole('link', { name: '5.pdf' }))
  // Several are sent at a time: the last one may arrive before others.
  await expect.poll(() => part.getByRole('link').count()).toBe(5)
  await expect.poll(() => button.isDisabled()).toBe(true)
  await part.getByRole('button', { name: 'Remove two.pdf' }).press('Enter')
  await expect.poll(() => part.getByRole('link').count()).toBe(4)
  await expect.poll(() => button.evaluate((element) => element === document.activeElement)).toBe(true)
})

test('what is no PDF file is refused before it is sent, and by the server when only its name says so', async () => {
  const page = await it.visit('/kit', 'admin')
  const { part, input } = await picker(page, 'Documents of a line')
  await input.setInputFiles([{ name: 'photo.jpg', mimeType: 'image/jpeg', buffer: Buffer.from('x') }, pdf('fake.pdf', Buffer.from('x'))])
  await sees(part.getByRole('alert').filter({ hasText: /^PDF files only, max 10MB$/ }))
  await sees(part.getByRole('alert').filter({ hasText: 'This file is of another type.' }))
  await input.setInputFiles(pdf('large.pdf', Buffer.alloc(10_485_761)))
  expect(await part.getByRole('alert').count()).toBe(3)
})

test('an upload shows its progress, is cancelled, fails with a reason and is tried again', async () => {
  const page = await it.visit('/kit', 'admin')
  await sees(page.locator('#form\\/upload-row').getByText('64%', { exact: true }))
  const { part, input } = await picker(page, 'Certificate')
  const held: (() => void)[] = []
  await page.route('**/api/objects/uploads/**', async (route) => {
    await new Promise<void>((letGo) => held.push(letGo))
    await route.abort().catch(() => {})
  })
  await input.setInputFiles(pdf('slow.pdf'))
  await sees(part.getByRole('progressbar', { name: 'Upload of slow.pdf' }))
  await part.getByRole('button', { name: 'Cancel slow.pdf' }).click()
  await expect.poll(() => part.getByRole('progressbar').count()).toBe(0)
  for (const letGo of held.splice(0)) letGo()
  await input.setInputFiles(pdf('broken.pdf'))
  await sees(part.getByRole('progressbar'))
  await expect.poll(() => held.length).toBe(1)
  held[0]?.()
  await sees(part.getByRole('alert').filter({ hasText: 'Can’t reach the server' }))
  await page.unroute('**/api/objects/uploads/**')
  await part.getByRole('button', { name: 'Retry broken.pdf' }).click()
  await sees(part.getByRole('link', { name: 'broken.pdf' }))
})

test('a dropped file is taken', async () => {
  const page = await it.visit('/kit', 'admin')
  const { part } = await picker(page, 'Certificate')
  const data = await page.evaluateHandle((text) => {
    const transfer = new DataTransfer()
    transfer.items.add(new File([text], 'dropped.pdf', { type: 'application/pdf' }))
    return transfer
  }, pdfOf('dropped').toString())
  await part.dispatchEvent('drop', { dataTransfer: data })
  await sees(part.getByRole('link', { name: 'dropped.pdf' }))
})
