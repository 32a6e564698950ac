import { test } from 'vitest'
import { openBrowserApp } from '../support/browser-app.ts'
import { dialog, fillAddresses, sees, toast } from '../support/browser-sights.ts'
import { makeItem, makeOrder } from '../support/factories.ts'
test('shot', async () => {
  const it = await openBrowserApp()
  const { sku } = await makeItem(it, { quantity: 10 })
  for (const viewport of [{ width: 1440, height: 900 }, { width: 1280, height: 720 }, { width: 390, height: 844 }]) {
    const page = await it.visit('/orders?new=true', 'customer', { viewport })
    const creating = dialog(page, 'New Movement')
    await creating.getByRole('button', { name: `Add ${sku}` }).click()
    await creating.getByRole('textbox', { name: `Quantity of ${sku}` }).fill('6')
    await fillAddresses(creating)
    const o = await makeOrder(it, { items: [{ sku, quantity: 7 }] })
    await creating.getByRole('button', { name: 'Create Movement' }).click()
    await sees(toast(page, 'Not enough'))
    await page.screenshot({ path: `/tmp/j/toast-${viewport.width}.png` })
    const f8 = async () => page.evaluate(() => document.activeElement?.outerHTML.slice(0, 120))
    await page.keyboard.press('F8')
    console.log('after F8:', await f8())
    await it.as('admin').request('POST', `/api/orders/${o.id}/cancel`, { body: {} })
  }
  await it.close()
})
