import type { OrderRecord } from '../records'

/** Returns the number of the line at a position. It never changes, also when lines are removed. */
export const getLineNumber = ({ lines }: Pick<OrderRecord, 'lines'>, index: number): number =>
  lines[index]?.number ?? index + 1

/** Returns the id of the line with a number. */
export const buildLineId = ({ id }: Pick<OrderRecord, 'id'>, number: number): string => `${id}-${number}`

/** Returns the id of the line at a position. */
export const getLineId = (order: Pick<OrderRecord, 'id' | 'lines'>, index: number): string =>
  buildLineId(order, getLineNumber(order, index))
