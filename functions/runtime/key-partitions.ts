/**
 * The partitions of the table that hold keys: no function changes them but the one that makes them.
 */
export const keyPartitions = { signing: 'SIGNING', origin: 'ORIGIN' } as const
