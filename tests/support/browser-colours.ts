import type { Page } from 'playwright-core'

export interface Look {
  name: string
  theme: 'light' | 'dark'
  highContrast: boolean
}

/** All colours follow from two attributes of the root (tokens.css). */
export const looks = {
  light: { name: 'light', theme: 'light', highContrast: false },
  dark: { name: 'dark', theme: 'dark', highContrast: false },
  lightInHighContrast: { name: 'light, high contrast', theme: 'light', highContrast: true },
  darkInHighContrast: { name: 'dark, high contrast', theme: 'dark', highContrast: true },
} as const satisfies Record<string, Look>

/** The combinations of colours in which axe found nothing, each with the look that showed it. */
const passed = new Set<string>()

interface Combination {
  /** What axe compares: colour, size, weight, and every background behind it. */
  colours: string
  /** Whether plain colours lie over each other, with enough contrast. Axe need not be asked then, and the look not be put on. */
  isClear: boolean
}

interface NewTexts {
  /** Places in what the page keeps of this look. */
  texts: number[]
  pass: () => void
}

/**
 * Reads the colours of all texts in each of the looks, the first of which the page wears, without laying the page out and drawing it once more for
 * each. The page keeps one text of each combination.
 */
export function readColours(page: Page, worn: readonly Look[], within: string): Promise<Combination[][]> {
  return page.evaluate(coloursOfTexts, { within, looks: worn })
}

/** The texts in colours that no look at any page has found good before. */
export function newTexts({ name }: Look, shown: readonly Combination[], isOwnSumEnough: boolean): NewTexts {
  const keys = shown.map(({ colours }) => `${name}: ${colours}`)
  const isNew = (place: number) => !passed.has(keys[place] ?? '') && !(isOwnSumEnough && shown[place]?.isClear)
  return {
    texts: [...keys.keys()].filter(isNew),
    pass: () => {
      for (const key of keys) passed.add(key)
    },
  }
}

/** Puts a look on, by the attributes that the page itself sets. */
export async function wear(page: Page, { theme, highContrast }: Look): Promise<void> {
  await page.evaluate(
    ([wornTheme, isHigh]) => {
      document.documentElement.dataset.theme = wornTheme
      if (isHigh) document.documentElement.dataset.contrast = 'more'
      else delete document.documentElement.dataset.contrast
    },
    [theme, highContrast] as const,
  )
}

/** Runs in the page. */
function coloursOfTexts({ within, looks: worn }: { within: string; looks: readonly Look[] }): Combination[][] {
  const root = document.documentElement
  const { theme, contrast } = root.dataset
  const [now] = worn
  if (now?.theme !== theme || now?.highContrast !== (contrast === 'more')) throw new Error(`The page wears ${theme} ${contrast}.`)
  const texts = [...document.querySelectorAll<HTMLElement>(`:is(${within}) *`)].filter((each) => hasText(each) && each.checkVisibility())
  // A colour on its way to another one would be read as the one that it comes from.
  const still = new CSSStyleSheet()
  still.replaceSync('*, ::before, ::after { transition: none !important }')
  document.adoptedStyleSheets.push(still)
  const found = worn.map((look) => {
    put(look.theme, look.highContrast ? 'more' : undefined)
    return gather()
  })
  put(theme, contrast)
  // Reading a style makes the page take on its colours again, as long as they change at once.
  void getComputedStyle(root).color
  document.adoptedStyleSheets = document.adoptedStyleSheets.filter((each) => each !== still)
  ;(window as unknown as { textsOfLooks: Element[][] }).textsOfLooks = found.map((each) => [...each.values()].map(({ text }) => text))
  return found.map((each) => [...each].map(([colours, { isClear }]) => ({ colours, isClear })))

  function put(wornTheme: string | undefined, wornContrast: string | undefined): void {
    if (root.dataset.theme !== wornTheme) root.dataset.theme = wornTheme
    if (root.dataset.contrast === wornContrast) return
    if (wornContrast) root.dataset.contrast = wornContrast
    else delete root.dataset.contrast
  }

  function gather() {
    const layers = new Map<Element, Layers>()
    const combinations = new Map<string, { text: Element; isClear: boolean }>()
    for (const text of texts) {
      const { color, fontSize, fontWeight, textShadow } = getComputedStyle(text)
      const link = linkInText(text)
      const behind = layersBehind(text, layers)
      // Such a link is compared with the text around it as well.
      const around = link?.parentElement ? getComputedStyle(link.parentElement).color : ''
      const colours = [link ? 'link in' : '', around, color, fontSize, fontWeight, behind.all].join(' ')
      if (combinations.has(colours)) continue
      const isClear = !link && textShadow === 'none' && hasContrast(color, behind.colours, Number.parseFloat(fontSize), Number(fontWeight))
      combinations.set(colours, { text: link ?? text, isClear })
    }
    return combinations
  }

  function hasText(element: Element): boolean {
    return (
      element.matches('input, select, textarea') ||
      [...element.childNodes].some((node) => node.nodeType === Node.TEXT_NODE && Boolean(node.textContent?.trim()))
    )
  }

  function linkInText(text: Element): Element | null {
    const link = text.closest('a[href]')
    if (!link || getComputedStyle(link).display !== 'inline') return null
    const around = link.parentElement?.textContent?.trim().length ?? 0
    return around > (link.textContent?.trim().length ?? 0) ? link : null
  }

  /**
   * What lies behind, from the nearest to the page. What is placed elsewhere than in the flow may lie over something else: it is known by its classes.
   */
  function layersBehind(element: Element | null, layers: Map<Element, Layers>): Layers {
    if (!element) return { all: '', colours: ['rgb(255, 255, 255)'] }
    const known = layers.get(element)
    if (known) return known
    const { backgroundColor, backgroundImage, opacity, filter, mixBlendMode, position } = getComputedStyle(element)
    const below = layersBehind(element.parentElement, layers)
    const isPlain = backgroundImage === 'none' && opacity === '1' && filter === 'none' && mixBlendMode === 'normal'
    const isPlaced = position !== 'static' && position !== 'relative'
    const isEmpty = isPlain && backgroundColor === 'rgba(0, 0, 0, 0)'
    const own = isPlain ? backgroundColor : [backgroundColor, backgroundImage, opacity, filter, mixBlendMode].join(' ')
    const found: Layers = {
      all: `${isPlaced ? `${position} ${element.getAttribute('class')} ` : ''}${isEmpty ? '' : `${own} / `}${below.all}`,
      // What is placed and has no background of its own may lie over anything.
      colours: isPlain && below.colours && !(isPlaced && isEmpty) ? (isEmpty ? below.colours : [backgroundColor, ...below.colours]) : null,
    }
    layers.set(element, found)
    return found
  }

  interface Layers {
    all: string
    /** Null where they aren't plain. */
    colours: string[] | null
  }

  /** As axe asks for it: WCAG 1.4.3 at level AA. */
  function hasContrast(colour: string, behind: string[] | null, size: number, weight: number): boolean {
    const [over, ...under] = [colour, ...(behind ?? ['unknown'])].map(partsOf)
    if (!over || under.some((each) => each === null)) return false
    const ground = (under as Colour[]).reduceRight((below, each) => blended(each, below))
    const lights = [lightOf(blended(over, ground)), lightOf(ground)].toSorted((a, b) => b - a)
    const [lighter = 0, darker = 0] = lights
    const isLarge = size >= 24 || (size >= 18.67 && weight >= 700)
    return (lighter + 0.05) / (darker + 0.05) >= (isLarge ? 3 : 4.5)
  }

  type Colour = [red: number, green: number, blue: number, share: number]

  function partsOf(colour: string): Colour | null {
    const [, parts] = /^rgba?\(([\d., ]+)\)$/.exec(colour) ?? []
    const [red, green, blue, share = 1] = parts?.split(',').map(Number) ?? []
    return red === undefined || green === undefined || blue === undefined ? null : [red, green, blue, share]
  }

  function blended([red, green, blue, share]: Colour, [redBelow, greenBelow, blueBelow]: Colour): Colour {
    const mix = (above: number, below: number) => above * share + below * (1 - share)
    return [mix(red, redBelow), mix(green, greenBelow), mix(blue, blueBelow), 1]
  }

  function lightOf([red, green, blue]: Colour): number {
    const linear = (part: number) => (part / 255 <= 0.04045 ? part / 255 / 12.92 : ((part / 255 + 0.055) / 1.055) ** 2.4)
    return 0.2126 * linear(red) + 0.7152 * linear(green) + 0.0722 * linear(blue)
  }
}
