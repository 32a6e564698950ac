/**
 * The ref of a bar that is fixed to the bottom of a phone's screen: keeps its height in the style `--bottom-bar` of the root, so that
 * accessibility.css ends the page above it.
 */
export function bottomBar(bar: HTMLElement): () => void {
  const { style } = document.documentElement
  const observer = new ResizeObserver(() => style.setProperty('--bottom-bar', `${bar.offsetHeight}px`))
  observer.observe(bar)
  return () => {
    observer.disconnect()
    style.removeProperty('--bottom-bar')
  }
}
