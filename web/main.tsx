import './app.css'
import { QueryClientProvider } from '@tanstack/react-query'
import { RouterProvider } from '@tanstack/react-router'
import { StrictMode } from 'react'
import { createRoot } from 'react-dom/client'
import { startAccessibility } from './platform/lib/accessibility.ts'
import { watchAttendance } from './platform/lib/attendance.ts'
import { followLocale } from './platform/lib/follow-locale.ts'
import { queryClient } from './platform/lib/query-client.ts'
import { watchPresses } from './platform/lib/repeated-press.ts'
import { startTheme } from './platform/lib/theme.ts'
import { showStoredToast } from './platform/lib/toast-after-reload.ts'
import { router } from './routes.tsx'

watchAttendance()
watchPresses()
startTheme()
startAccessibility()
followLocale()
showStoredToast()
// Browser tests go on in the same page as another person (tests/support/browser-steps.ts). Nothing else sends this; screens then read again.
window.addEventListener('forget-reads', () => queryClient.clear())

const container = document.getElementById('root')
if (!container) throw new Error('index.html has no element with the id root')

createRoot(container).render(
  <StrictMode>
    <QueryClientProvider client={queryClient}>
      <RouterProvider router={router} />
    </QueryClientProvider>
  </StrictMode>,
)
