import { Truncated } from './truncated.tsx'

export const Short = () => <Truncated text="Darjeeling first flush" />
export const Long = () => (
  <div className="w-64">
    <Truncated text="Hydraulikschlauch-Verbindungsstück-Großhandelsgesellschaft-Nordrhein-Westfalen mbH & Co. KG" />
  </div>
)
