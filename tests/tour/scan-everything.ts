import type { Page, Request } from 'playwright-core'
import { scan } from '../support/scanner.ts'
import { lastly } from './lastly.ts'

/**
 * A scanner types into whatever has the focus. With each kind of control focused and with nothing focused, a code that means nothing there
 * has to be rejected, and nothing may be submitted, renamed, closed or lost. Answers what did happen.
 */
export async function troubleWithScans(page: Page): Promise<string[]> {
  const trouble: string[] = []
  const noteChange = (request: Request) => {
    if (request.method() !== 'GET') trouble.push(`${request.method()} ${request.url()} was sent`)
  }
  page.on('request', noteChange)
  const kinds = await gatherKinds(page)
  if (kinds.length < 2) trouble.push('There is nothing that takes the focus.')
  for (const [index, kind] of kinds.entries()) trouble.push(...(await troubleWithScan(page, kind, index)))
  page.off('request', noteChange)
  return trouble
}

async function troubleWithScan(page: Page, kind: string, index: number): Promise<string[]> {
  const asks = kind.includes('asks')
  const code = asks ? `NO-SUCH-CODE-${scans++}-OF-30-LETTERS` : `XX-${scans++}`
  const before = await focusKind(page, index)
  await scan(page, code)
  if (asks) {
    const value = await lastly(
      () => focusedValue(page),
      (found) => found === code,
    )
    return value === code ? [] : [`${kind} has ${value} in place of the code`]
  }
  const rejected = await page.evaluate(isRejected, { code, patience: 15_000 })
  // A dialog takes a focus that was lost back by itself.
  const after = { ...(await state(page)), ...(kind === 'nothing' && { focused: before.focused }) }
  const changed = Object.entries(after).filter(([what, value]) => String(value) !== String(before[what as keyof typeof before]))
  return [
    ...(rejected ? [] : [`a scan at ${kind} is not rejected`]),
    ...changed.map(([what, value]) => `a scan at ${kind} changes ${what} from ${before[what as keyof typeof before]} to ${value}`),
  ]
}

/**
 * Codes that no sight before had: a toast that is still there must not stand for the next one. Few letters, as each is a key to press, and none of a
 * shortcut, which would open a dialog where a busy machine types too slowly for a scan.
 */
let scans = 100

/** Whether a toast or an answer on the page names the code. Runs in the page, so that nothing is asked again and again from here. */
function isRejected({ code, patience }: { code: string; patience: number }): Promise<boolean> {
  const isShown = () =>
    [...document.querySelectorAll('.toast, dd')].some((each) => each.textContent?.includes(code) && each.checkVisibility())
  return new Promise((resolve) => {
    const end = (answer: boolean) => {
      observer.disconnect()
      clearTimeout(timer)
      resolve(answer)
    }
    const observer = new MutationObserver(() => isShown() && end(true))
    const timer = setTimeout(() => end(isShown()), patience)
    observer.observe(document, { subtree: true, childList: true, characterData: true })
    if (isShown()) end(true)
  })
}

/** One control of each kind within the topmost dialog, or on the page, and nothing focused. Kept in the page by index. */
function gatherKinds(page: Page): Promise<string[]> {
  return page.evaluate(() => {
    const scope = [...document.querySelectorAll('[role="dialog"]')].at(-1) ?? document.body
    // Password managers type as quickly as scanners; a tab opens when it gets the focus.
    const unsuitable =
      ':disabled, [type="password"], [autocomplete="new-password"], [autocomplete="one-time-code"], [role="tab"][aria-selected="false"]'
    const usable = 'input, select, textarea, button, a[href], [tabindex="0"]'
    const controls = [...scope.querySelectorAll<HTMLElement>(usable)].filter(
      (control) => control.checkVisibility() && !control.matches(unsuitable),
    )
    const kindOf = (control: Element) =>
      [control.tagName, control.getAttribute('type'), control.getAttribute('role'), control.matches('[data-takes-scan]') && 'asks']
        .filter(Boolean)
        .join(' ')
    const kinds = new Map<string, HTMLElement | null>([['nothing', null]])
    for (const control of controls) if (!kinds.has(kindOf(control))) kinds.set(kindOf(control), control)
    ;(window as unknown as { kinds: (HTMLElement | null)[] }).kinds = [...kinds.values()]
    return [...kinds.keys()]
  })
}

async function focusKind(page: Page, index: number) {
  await page.evaluate((at) => {
    const control = (window as unknown as { kinds: (HTMLElement | null)[] }).kinds[at]
    if (control) control.focus()
    else if (document.activeElement instanceof HTMLElement) document.activeElement.blur()
  }, index)
  return state(page)
}

/** What a scan must leave alone. */
function state(page: Page) {
  return page.evaluate(() => ({
    address: location.href,
    title: document.title,
    dialogs: [...document.querySelectorAll('[role="dialog"], [role="menu"], [role="listbox"]')].length,
    fields: [...document.querySelectorAll<HTMLInputElement>('input, select, textarea')].map(
      (field) => `${field.getAttribute('aria-label') ?? field.id}: ${field.checked || field.value}`,
    ),
    focused: `${document.activeElement?.tagName} ${document.activeElement?.id}`,
  }))
}

function focusedValue(page: Page): Promise<string | undefined> {
  return page.evaluate(() => (document.activeElement as HTMLInputElement | null)?.value)
}
