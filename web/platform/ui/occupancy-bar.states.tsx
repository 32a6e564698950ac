import { OccupancyBar } from './occupancy-bar.tsx'

export const Empty = () => <OccupancyBar share={0} />
export const Half = () => <OccupancyBar share={0.5} />
export const NearlyFull = () => <OccupancyBar share={0.93} />
export const Overfull = () => <OccupancyBar share={1.2} />
export const Unlimited = () => <OccupancyBar share={null} />
