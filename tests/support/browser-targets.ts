import type { Page } from 'playwright-core'

/**
 * What a finger could miss: everything that can be tapped on what is open now and isn't 44 px in both directions, tried
 * to each side of its middle, as a label or a larger hit area counts too. A link within a sentence is as high as its line,
 * which WCAG 2.5.8 allows.
 */
export function smallTargets(page: Page): Promise<string[]> {
  return page.evaluate(() => {
    const least = 44
    // Half a pixel at an edge may belong to the neighbour.
    const reach = least / 2 - 1
    const tappable = 'a[href], button, input, select, textarea, summary, [role="tab"], [role="option"], [role^="menuitem"]'
    const open = [...document.querySelectorAll('[role="dialog"], [role="menu"], [role="listbox"]')].pop() ?? document
    return [...open.querySelectorAll<HTMLElement>(tappable)].flatMap((target) => {
      if (!target.checkVisibility({ visibilityProperty: true }) || unseen(target) || inSentence(target)) return []
      target.scrollIntoView({ block: 'center', inline: 'center' })
      const { left, top, width, height } = target.getBoundingClientRect()
      const [x, y] = [left + width / 2, top + height / 2]
      const around = [
        [x - reach, y],
        [x + reach, y],
        [x, y - reach],
        [x, y + reach],
      ]
      const large = (width >= least && height >= least) || around.every(([atX = 0, atY = 0]) => hits(atX, atY, target))
      const name = target.getAttribute('aria-label') ?? target.textContent?.trim() ?? ''
      if (!hits(x, y, target)) return [`${target.localName} ${name.slice(0, 40)} is covered`]
      return large ? [] : [`${target.localName} ${name.slice(0, 40)}: ${Math.round(width)} × ${Math.round(height)}`]
    })

    function hits(x: number, y: number, target: HTMLElement): boolean {
      const hit = document.elementFromPoint(x, y)
      return hit !== null && (target.contains(hit) || hit.closest('label')?.control === target)
    }

    /** Kept for screen readers alone: a table's head on a phone, say. */
    function unseen(target: Element | null): boolean {
      return target !== null && (getComputedStyle(target).clipPath === 'inset(50%)' || unseen(target.parentElement))
    }

    function inSentence(target: HTMLElement): boolean {
      const around = target.parentElement?.textContent?.trim() ?? ''
      return getComputedStyle(target).display === 'inline' && around.length > (target.textContent?.trim().length ?? 0)
    }
  })
}
