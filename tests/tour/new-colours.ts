import type { Page } from 'playwright-core'

/** The colours of texts in which axe found nothing, each with the look that showed it. */
const passed = new Set<string>()

interface NewColours {
  /** One text of each combination of colours that has not passed in this look; null when each has. */
  selector: string | null
  pass: () => void
}

/** Which texts show colours that the tour has not seen in this look. */
export async function newColoursOf(page: Page, look: string, within: string): Promise<NewColours> {
  const shown = (await page.evaluate(coloursOfTexts, within)).map((colours) => `${look}: ${colours}`)
  const fresh = [...shown.keys()].filter((index) => !passed.has(shown[index] ?? ''))
  return {
    selector: fresh.length === 0 ? null : fresh.map((index) => `[data-colours="${index}"]`).join(', '),
    pass: () => {
      for (const colours of shown) passed.add(colours)
    },
  }
}

/** Numbers one text of each combination of what axe compares: colour, size, weight, and every background behind it. */
function coloursOfTexts(within: string): string[] {
  for (const numbered of document.querySelectorAll('[data-colours]')) numbered.removeAttribute('data-colours')
  const hasText = (element: Element) =>
    element.matches('input, select, textarea') ||
    [...element.childNodes].some((node) => node.nodeType === Node.TEXT_NODE && node.textContent?.trim())
  const found = new Map<string, HTMLElement>()
  const backgrounds = new Map<Element, string>()
  for (const text of document.querySelectorAll<HTMLElement>(`${within} *`)) {
    if (!hasText(text) || !text.checkVisibility()) continue
    const { color, fontSize, fontWeight } = getComputedStyle(text)
    const kind = text.closest('a[href]') ? 'link' : 'text'
    const colours = [kind, color, fontSize, fontWeight, behind(text)].join(' ')
    if (!found.has(colours)) found.set(colours, text)
  }
  for (const [index, text] of [...found.values()].entries()) text.dataset.colours = String(index)
  return [...found.keys()]

  function behind(element: Element | null): string {
    if (!element) return ''
    const known = backgrounds.get(element)
    if (known !== undefined) return known
    const { backgroundColor, backgroundImage, opacity } = getComputedStyle(element)
    const own = [backgroundColor, backgroundImage, opacity].join(' ')
    const all = (own === 'rgba(0, 0, 0, 0) none 1' ? '' : `${own} / `) + behind(element.parentElement)
    backgrounds.set(element, all)
    return all
  }
}
