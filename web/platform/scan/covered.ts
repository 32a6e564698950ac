/** Whether a modal dialog covers the element: dialogs hide everything behind them from the role tree. */
export function isCovered(element: Element): boolean {
  return !element.isConnected || element.closest('[aria-hidden="true"], [inert]') !== null
}

/** Whether a modal dialog covers the page. */
export function isPageCovered(): boolean {
  const main = document.querySelector('main')
  return main !== null && isCovered(main)
}
