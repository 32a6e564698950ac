import { Page } from '../shell/page.tsx'

export function ItemPage() {
  return <Page title="Item">{null}</Page>
}
