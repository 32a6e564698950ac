import { Spinner } from './spinner.tsx'

export const Turning = () => <Spinner />
