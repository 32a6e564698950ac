import { Page } from '../shell/page.tsx'

export function OrderPage() {
  return <Page title="Movement">{null}</Page>
}
