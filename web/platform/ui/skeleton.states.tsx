import { Skeleton } from './skeleton.tsx'

export const Lines = () => (
  <div className="grid gap-2">
    <Skeleton className="w-20" />
    <Skeleton className="w-16" />
  </div>
)
