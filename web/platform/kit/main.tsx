import './kit.css'
import { QueryClientProvider } from '@tanstack/react-query'
import { StrictMode } from 'react'
import { createRoot } from 'react-dom/client'
import { startAccessibility } from '../lib/accessibility.ts'
import { followLocale } from '../lib/follow-locale.ts'
import { queryClient } from '../lib/query-client.ts'
import { startTheme } from '../lib/theme.ts'
import { Toaster } from '../ui/toaster.tsx'
import { TooltipProvider } from '../ui/tooltip.tsx'
import { KitPage } from './kit-page.tsx'

startTheme()
startAccessibility()
followLocale()

const container = document.getElementById('kit')
if (!container) throw new Error('kit.html has no element with the id kit')

createRoot(container).render(
  <StrictMode>
    <QueryClientProvider client={queryClient}>
      <TooltipProvider>
        <KitPage />
        <Toaster />
      </TooltipProvider>
    </QueryClientProvider>
  </StrictMode>,
)
