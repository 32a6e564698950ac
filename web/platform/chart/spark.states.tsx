import { Spark } from './spark.tsx'

const point = (value: number | null, index: number) => ({ name: `${27 - index} days ago`, value })
const format = (value: number) => `${value} movements`

export const Rising = () => <Spark label="Active movements" points={[3, 4, 4, 6, 5, 8, 9, 12].map(point)} format={format} />
export const Level = () => <Spark label="Low stock" points={[4, 4, 4, 4].map(point)} format={format} />
export const WithGaps = () => <Spark label="Satisfaction" points={[null, 4, null, 5, 3].map(point)} format={format} />
export const OnePoint = () => <Spark label="Shipments" points={[5].map(point)} format={format} />
