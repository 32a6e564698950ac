import type { Page } from 'playwright-core'

/** The colours of texts in which axe found nothing, each with the look that showed it. */
const passed = new Set<string>()

export interface Look {
  name: string
  theme: 'light' | 'dark'
  highContrast: boolean
}

interface NewColours {
  /** One text of each combination of colours that has not passed in this look; null when each has. */
  selector: string | null
  pass: () => void
}

/**
 * The looks in which a text has colours that the tour has not seen in that look. All colours follow from two attributes of the root
 * (tokens.css), so that they are read without laying the page out and drawing it once more for each look.
 */
export async function looksWithNewColours(page: Page, looks: readonly Look[], within: string): Promise<Look[]> {
  const shown = await page.evaluate(coloursOfTexts, { within, looks })
  return looks.filter((look, index) => shown[index]?.some((colours) => !passed.has(inLook(look, colours))))
}

/** Which texts show colours that the tour has not seen in this look, which the page wears. */
export async function newColoursOf(page: Page, look: Look, within: string): Promise<NewColours> {
  const [colours = []] = await page.evaluate(coloursOfTexts, { within, looks: null })
  const shown = colours.map((each) => inLook(look, each))
  const fresh = [...shown.keys()].filter((index) => !passed.has(shown[index] ?? ''))
  return {
    selector: fresh.length === 0 ? null : fresh.map((index) => `[data-colours="${index}"]`).join(', '),
    pass: () => {
      for (const each of shown) passed.add(each)
    },
  }
}

function inLook({ name }: Look, colours: string): string {
  return `${name}: ${colours}`
}

/**
 * The combinations of what axe compares: colour, size, weight, and every background behind it. In each of the looks, or in the one that the page
 * wears, with one text of each combination numbered.
 */
function coloursOfTexts({ within, looks }: { within: string; looks: readonly Look[] | null }): string[][] {
  const root = document.documentElement
  if (!looks) return [numbered(gather())]
  const { theme, contrast } = root.dataset
  const found = looks.map((look) => {
    wear(look.theme, look.highContrast ? 'more' : undefined)
    return [...gather().keys()]
  })
  wear(theme, contrast)
  return found

  function wear(wornTheme: string | undefined, wornContrast: string | undefined): void {
    root.dataset.theme = wornTheme
    if (wornContrast) root.dataset.contrast = wornContrast
    else delete root.dataset.contrast
  }

  function gather(): Map<string, HTMLElement> {
    const backgrounds = new Map<Element, string>()
    const texts = new Map<string, HTMLElement>()
    for (const text of document.querySelectorAll<HTMLElement>(`:is(${within}) *`)) {
      if (!hasText(text) || !text.checkVisibility()) continue
      const { color, fontSize, fontWeight } = getComputedStyle(text)
      const kind = text.closest('a[href]') ? 'link' : 'text'
      const colours = [kind, color, fontSize, fontWeight, behind(text, backgrounds)].join(' ')
      if (!texts.has(colours)) texts.set(colours, text)
    }
    return texts
  }

  function numbered(texts: Map<string, HTMLElement>): string[] {
    for (const text of document.querySelectorAll('[data-colours]')) text.removeAttribute('data-colours')
    for (const [index, text] of [...texts.values()].entries()) text.dataset.colours = String(index)
    return [...texts.keys()]
  }

  function hasText(element: Element): boolean {
    return (
      element.matches('input, select, textarea') ||
      [...element.childNodes].some((node) => node.nodeType === Node.TEXT_NODE && Boolean(node.textContent?.trim()))
    )
  }

  function behind(element: Element | null, backgrounds: Map<Element, string>): string {
    if (!element) return ''
    const known = backgrounds.get(element)
    if (known !== undefined) return known
    const { backgroundColor, backgroundImage, opacity } = getComputedStyle(element)
    const own = [backgroundColor, backgroundImage, opacity].join(' ')
    const all = (own === 'rgba(0, 0, 0, 0) none 1' ? '' : `${own} / `) + behind(element.parentElement, backgrounds)
    backgrounds.set(element, all)
    return all
  }
}
