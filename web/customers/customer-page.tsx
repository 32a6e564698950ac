import { Page } from '../shell/page.tsx'

export function CustomerPage() {
  return <Page title="Customer">{null}</Page>
}
