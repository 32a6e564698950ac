import { ErrorState } from './error-state.tsx'

export const CanBeTriedAgain = () => (
  <ErrorState title="Failed to load shipments" detail="The server is busy. Please try again in a moment." onRetry={() => {}} />
)
export const WithoutRetry = () => <ErrorState title="Failed to load dashboard statistics" detail="Your role does not allow this." />
export const LongText = () => (
  <ErrorState
    title="Failed to load stock movements of Hydraulikschlauch-Verbindungsstück-Großhandelsgesellschaft"
    detail="https://warehouse.example/api/inventory-movements?customerId=12&createdFrom=2026-01-01&createdTo=2026-12-31&sort=-createdAt did not answer."
    onRetry={() => {}}
  />
)
