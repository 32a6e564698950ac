import type { Page } from 'playwright-core'

/**
 * Touch targets that are too small: everything clickable on the open page below 44 px in either direction, measured
 * by hit tests to each side of its centre, so that labels and larger hit areas count. A box is as large as the label around it. A link that is stretched over a card
 * is as large as the card, and the link of a table's row as large as the row, which follows it. Links within a sentence are
 * exempt, as in WCAG 2.5.8.
 */
export function smallTargets(page: Page): Promise<string[]> {
  return page.evaluate(() => {
    const least = 44
    // Half a pixel of tolerance for the neighbour's edge.
    const reach = least / 2 - 1
    const tappable = 'a[href], button, input, select, textarea, summary, [role="tab"], [role="option"], [role^="menuitem"]'
    const open = [...document.querySelectorAll('[role="dialog"], [role="alertdialog"], [role="menu"], [role="listbox"]')].pop() ?? document
    return [...open.querySelectorAll<HTMLElement>(tappable)].flatMap((target) => {
      if (!target.checkVisibility({ visibilityProperty: true }) || unseen(target) || inSentence(target)) return []
      target.scrollIntoView({ block: 'center', inline: 'center' })
      const row = target.matches('[data-row-link]') ? target.closest('tr') : null
      const { left, top, width, height } = (row ?? stretchedOver(target) ?? labelAround(target) ?? target).getBoundingClientRect()
      if (row) return height >= least ? [] : [`row of ${target.textContent}: ${Math.round(height)} px high`]
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

    /** The card that the link covers by its ::after. */
    function stretchedOver(target: HTMLElement): Element | null {
      const { position, top, bottom } = getComputedStyle(target, '::after')
      return position === 'absolute' && top === '0px' && bottom === '0px' ? target.offsetParent : null
    }

    function labelAround(target: HTMLElement): Element | null {
      return target.matches('[type="checkbox"], [type="radio"]') ? target.closest('label') : null
    }

    /** Visually hidden, for screen readers only: for example a table's header on a phone. */
    function unseen(target: Element | null): boolean {
      return target !== null && (getComputedStyle(target).clipPath === 'inset(50%)' || unseen(target.parentElement))
    }

    function inSentence(target: HTMLElement): boolean {
      const around = target.parentElement?.textContent?.trim() ?? ''
      return getComputedStyle(target).display === 'inline' && around.length > (target.textContent?.trim().length ?? 0)
    }
  })
}
