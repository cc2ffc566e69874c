import type * as z from 'zod/mini'
import { log } from '../log'
import { formatKey, getKey, type Item } from './table'

/** The damaged records that this process has reported. */
const reported = new Set<string>()

function report(item: Item, error: unknown): void {
  const key = formatKey(getKey(item))
  if (reported.has(key)) return
  reported.add(key)
  log.error('damaged-record', error, { record: key, type: item['type'] })
}

/**
 * Parses the records of a list. A damaged record costs its line, never the list: it is left out and
 * logged as an error once (docs/operations.md#damaged-records).
 * @throws Problem `unavailable` for a record of a newer release
 */
export const parseItems = <S extends z.ZodMiniType>(record: S, items: readonly Item[]): z.output<S>[] =>
  items.flatMap((item) => {
    const parsed = record.safeParse(item)
    if (parsed.success) return [parsed.data]
    report(item, parsed.error)
    return []
  })
