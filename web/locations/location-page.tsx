import { Page } from '../shell/page.tsx'

export function LocationPage() {
  return <Page title="Location">{null}</Page>
}
