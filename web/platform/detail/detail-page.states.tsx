import { ApiError } from '../lib/api.ts'
import { Badge } from '../ui/badge.tsx'
import { Button } from '../ui/button.tsx'
import { Menu } from '../ui/menu.tsx'
import { DetailHead, DetailPage } from './detail-page.tsx'
import { Section, SectionColumns } from './section.tsx'

interface Row {
  sku: string
  name: string
}

const long = 'Hydraulikschlauch-Verbindungsstück-Großhandelsgesellschaft-Nordrhein-Westfalen'
const none = { data: undefined, error: null, refetch: () => {} }

function Example({ row, error }: { row?: Row; error?: ApiError }) {
  return (
    <DetailPage<Row>
      id={1}
      noun="Item"
      list={{ label: 'Inventory', path: '/' }}
      path="/inventory"
      read={{ ...none, data: row, error: error ?? null }}
      title={({ sku }) => sku}
    >
      {({ name }) => (
        <>
          <DetailHead
            name={name}
            status={<Badge tone="green">In Stock</Badge>}
            actions={
              <>
                <Button variant="primary">Adjust</Button>
                <Button>Edit</Button>
                <Menu label="More actions" items={[{ label: 'Delete', danger: true, onSelect: () => {} }]} />
              </>
            }
            facts={[
              { label: 'On hand', value: '1,250 EA' },
              { label: 'Available', value: '1,190 EA' },
              { label: 'Customer', value: name },
              { label: 'Location', value: 'A-01-04' },
            ]}
          />
          <SectionColumns main={<Section title="Stock">Stock</Section>} side={<Section title="History">History</Section>} />
        </>
      )}
    </DetailPage>
  )
}

export const Loaded = () => <Example row={{ sku: 'COF-1', name: 'Colombia Huila' }} />
export const LongNames = () => <Example row={{ sku: long, name: `${long} ${long}` }} />
export const Loading = () => <Example />
export const NotFound = () => <Example error={new ApiError(404, 'This inventory item does not exist.')} />
export const NoAccess = () => <Example error={new ApiError(403, 'Your role does not allow this.')} />
export const Failed = () => <Example error={new ApiError(503, 'The server is busy. Please try again in a moment.')} />
