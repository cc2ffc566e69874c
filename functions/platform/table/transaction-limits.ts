import type { WriteStep } from './transaction'

/** Maximum steps of a transaction. */
const MAX_STEPS = 100
/** DynamoDB accepts 4 MB in a transaction and 400 KB in a record, with attribute names. */
const MAX_BYTES = 3_800_000
const MAX_RECORD_BYTES = 380_000

const countBytes = (value: unknown): number => Buffer.byteLength(JSON.stringify(value) ?? '')

/** Whether steps fit into one transaction with the response that it stores. */
export function fitsTransaction(steps: readonly WriteStep[], response: unknown): boolean {
  const sizes = [...steps.map(({ write }) => countBytes(write)), countBytes(JSON.stringify(response))]
  return (
    sizes.length <= MAX_STEPS &&
    sizes.every((size) => size <= MAX_RECORD_BYTES) &&
    sizes.reduce((sum, size) => sum + size, 0) <= MAX_BYTES
  )
}
