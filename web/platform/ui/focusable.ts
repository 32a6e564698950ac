/** Selects what takes the focus. */
export const focusable = ['input', 'select', 'textarea', 'button', '[href]', '[tabindex="0"]']
  .map((kind) => `${kind}:not(:disabled, [tabindex="-1"], [type="hidden"])`)
  .join()

/**
 * For the `ref` of a scrolling region: while it scrolls and nothing in it takes the focus, the region itself is in the tab order, so
 * that the keyboard can scroll it.
 */
export function reachableScroll(region: HTMLElement | null): (() => void) | undefined {
  if (!region) return
  const update = () => {
    const scrolls = region.scrollHeight > region.clientHeight || region.scrollWidth > region.clientWidth
    if (scrolls && !region.querySelector(focusable)) region.tabIndex = 0
    else region.removeAttribute('tabindex')
  }
  const sizes = new ResizeObserver(update)
  const content = new MutationObserver(update)
  sizes.observe(region)
  content.observe(region, { childList: true, subtree: true })
  return () => {
    sizes.disconnect()
    content.disconnect()
  }
}
