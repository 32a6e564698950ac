import { TrendLine } from './trend-line.tsx'

export const Up = () => <TrendLine change="+9.4%" direction="up" rest="placed in 30 days" />
export const Down = () => <TrendLine change="−3.1%" direction="down" rest="placed in 30 days" />
export const Level = () => <TrendLine change="0%" direction="level" rest="placed in 30 days" />
