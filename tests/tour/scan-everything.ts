import type { Page, Request } from 'playwright-core'
import { scan } from '../support/scanner.ts'

/**
 * A scanner types into whatever has the focus. With a control of each kind focused and with nothing focused, a code that means nothing there
 * has to be rejected, and nothing may be submitted, renamed, closed or lost. Answers what did happen.
 */
export async function troubleWithScans(page: Page): Promise<string[]> {
  const trouble: string[] = []
  const noteChange = (request: Request) => {
    if (request.method() !== 'GET') trouble.push(`${request.method()} ${request.url()} was sent`)
  }
  page.on('request', noteChange)
  const kinds = await page.evaluate(gatherKinds)
  if (kinds.length < 2) trouble.push('There is nothing that takes the focus.')
  for (const [index, kind] of kinds.entries()) {
    if (rejectedElsewhere.has(kind.look)) continue
    const found = await troubleWithScan(page, kind, index)
    if (found.length === 0 && !kind.isOwn) rejectedElsewhere.add(kind.look)
    trouble.push(...found)
  }
  page.off('request', noteChange)
  return trouble
}

interface Kind {
  name: string
  /** Tells one button, or one link, of the kit from another. */
  look: string
  /** Belongs to a form or dialog, or is a field, which is tried at each sight. So is nothing focused. */
  isOwn: boolean
}

/** Buttons, links and the like outside of forms and dialogs that left a scan alone at another screen. */
const rejectedElsewhere = new Set<string>()

async function troubleWithScan(page: Page, { name }: Kind, index: number): Promise<string[]> {
  const asks = name.includes('asks')
  const code = asks ? `NO-SUCH-CODE-${scans++}-OF-30-LETTERS` : `XX-${scans++}`
  const before = await page.evaluate(focusKind, index)
  await scan(page, code)
  const { isTaken, ...after } = await page.evaluate(stateOnce, { code, asks, patience: 15_000 })
  if (asks) return isTaken ? [] : [`${name} has ${after.value} in place of the code`]
  const kept = name === 'nothing' ? keptElsewhere : keptInControls
  const changed = kept.filter((what) => String(after[what]) !== String(before[what]))
  return [
    ...(isTaken ? [] : [`a scan at ${name} is not rejected`]),
    ...changed.map((what) => `a scan at ${name} changes ${what} from ${before[what]} to ${after[what]}`),
  ]
}

/** What a scan must leave alone. A dialog takes a focus that was lost back by itself. */
const keptElsewhere = ['address', 'title', 'dialogs', 'fields'] as const
const keptInControls = [...keptElsewhere, 'focused'] as const

/**
 * Codes that no sight before had: a toast that is still there must not stand for the next one. Few letters, as each is a key to press, and none of a
 * shortcut, which would open a dialog where a busy machine types too slowly for a scan.
 */
let scans = 100

interface State {
  address: string
  title: string
  dialogs: number
  fields: string[]
  focused: string
  value: string | undefined
}

/** Kept in the page from one call to the next. */
interface Kept {
  controls: (HTMLElement | null)[]
  stateOfPage: () => State
}

/** One control of each kind within the topmost dialog, or on the page, and nothing focused. Runs in the page, which keeps them by index. */
function gatherKinds(): Kind[] {
  const scope = [...document.querySelectorAll('[role="dialog"]')].at(-1) ?? document.body
  // Password managers type as quickly as scanners; a tab opens when it gets the focus.
  const unsuitable =
    ':disabled, [type="password"], [autocomplete="new-password"], [autocomplete="one-time-code"], [role="tab"][aria-selected="false"]'
  const usable = 'input, select, textarea, button, a[href], [tabindex="0"]'
  const own = 'form *, [role="dialog"] *, input, select, textarea'
  const kinds = new Map<string, Kind>([['nothing', { name: 'nothing', look: '', isOwn: true }]])
  const controls: (HTMLElement | null)[] = [null]
  for (const control of scope.querySelectorAll<HTMLElement>(usable)) {
    const name = [
      control.tagName,
      control.getAttribute('type'),
      control.getAttribute('role'),
      control.matches('[data-takes-scan]') && 'asks',
    ]
      .filter(Boolean)
      .join(' ')
    if (kinds.has(name) || !control.checkVisibility() || control.matches(unsuitable)) continue
    kinds.set(name, { name, look: `${name} ${control.className}`, isOwn: control.matches(own) })
    controls.push(control)
  }
  const kept: Kept = { controls, stateOfPage }
  Object.assign(window, kept)
  return [...kinds.values()]

  function stateOfPage(): State {
    return {
      address: location.href,
      title: document.title,
      dialogs: document.querySelectorAll('[role="dialog"], [role="menu"], [role="listbox"]').length,
      fields: [...document.querySelectorAll<HTMLInputElement>('input, select, textarea')].map(
        (field) => `${field.getAttribute('aria-label') ?? field.id}: ${field.checked || field.value}`,
      ),
      focused: `${document.activeElement?.tagName} ${document.activeElement?.id}`,
      value: (document.activeElement as HTMLInputElement | null)?.value,
    }
  }
}

/** Runs in the page. */
function focusKind(index: number): State {
  const { controls, stateOfPage } = window as unknown as Kept
  const control = controls[index]
  if (control) control.focus()
  else if (document.activeElement instanceof HTMLElement) document.activeElement.blur()
  return stateOfPage()
}

interface Taken {
  code: string
  asks: boolean
  patience: number
}

/**
 * The page once the field that asks for a code has it, or once a toast or an answer on the page names it as rejected. Runs in the page, so that
 * nothing is asked again and again from here.
 */
async function stateOnce({ code, asks, patience }: Taken): Promise<State & { isTaken: boolean }> {
  const { stateOfPage } = window as unknown as Kept
  const names = (each: Element) => Boolean(each.textContent?.includes(code)) && each.checkVisibility()
  const isSo = () => (asks ? stateOfPage().value === code : [...document.querySelectorAll('.toast, dd')].some(names))
  for (const start = performance.now(); !isSo() && performance.now() - start < patience; )
    await new Promise((resolve) => setTimeout(resolve, 15))
  return { ...stateOfPage(), isTaken: isSo() }
}
