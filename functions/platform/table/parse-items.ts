import * as z from 'zod/mini'
import { addDamagedRecord, log } from '../log'
import { formatKey, getKey, type Item } from './table'

/** The damaged records and fields that this process has reported. */
const reported = new Set<string>()

/** What `collectDamage` gets instead of the log. */
let collected: string[] | undefined

/** Reads records and returns the damaged records and fields that reading alone gets over. */
export function collectDamage(read: () => void): readonly string[] {
  const damaged: string[] = []
  collected = damaged
  try {
    read()
  } finally {
    collected = undefined
  }
  return damaged
}

/** Logs a damaged record as an error, once in each process. */
export function reportDamaged(record: string, error: unknown, type: unknown): void {
  if (collected) return void collected.push(record)
  if (reported.has(record)) return
  reported.add(record)
  log.error('damaged-record', error, { record, type })
}

/**
 * Parses the records of a list. A damaged record costs its line, never the list: it is left out and
 * logged as an error once. The response tells staff its key (docs/operations.md#damaged-records).
 * @throws Problem `unavailable` for a record of a newer release
 */
export const parseItems = <S extends z.ZodMiniType>(record: S, items: readonly Item[]): z.output<S>[] =>
  splitItems(record, items).parsed

/** Parses the records of a list that staff read. Returns the damaged ones, too. */
export function splitItems<S extends z.ZodMiniType>(record: S, items: readonly Item[]) {
  const parsed: z.output<S>[] = []
  const damaged: Item[] = []
  for (const item of items) {
    const read = record.safeParse(item)
    if (read.success) {
      parsed.push(read.data)
      continue
    }
    damaged.push(item)
    const key = formatKey(getKey(item))
    addDamagedRecord(key)
    reportDamaged(key, read.error, item['type'])
  }
  return { parsed, damaged }
}

/**
 * A field of a record that exists once, such as a location's state. A damaged field reads as its
 * default, so that it costs itself and not all that the record serves. `name` is the record's type
 * and the field. Only for reading: a writer that reads a default may lose what is damaged.
 */
export const fieldOr = <S extends z.ZodMiniType>(name: string, schema: S, fallback: () => z.output<S>) =>
  z.catch(schema, ({ issues }) => {
    reportDamaged(name, new Error(issues[0]?.message), name.split('.')[0])
    return fallback()
  })

/** A list in a record that exists once. A damaged entry costs itself. */
export const entriesOf = <S extends z.ZodMiniType>(name: string, entry: S) =>
  fieldOr(
    name,
    z.pipe(
      z.array(z.unknown()),
      z.transform((values) =>
        values.flatMap((value, index): z.output<S>[] => {
          const { success, data, error } = entry.safeParse(value)
          if (success) return [data]
          reportDamaged(`${name}.${index}`, error, name.split('.')[0])
          return []
        }),
      ),
    ),
    () => [],
  )

/** Whole numbers by id in a record that exists once. A damaged number costs its id. */
export const figuresOf = (name: string) =>
  fieldOr(
    name,
    z.pipe(
      z.record(z.string(), z.unknown()),
      z.transform(
        (figures): ReadonlyMap<number, number> =>
          new Map(
            Object.entries(figures).flatMap(([id, figure]) => {
              if (Number.isSafeInteger(figure)) return [[Number(id), Number(figure)] as const]
              reportDamaged(`${name}.${id}`, new Error('No whole number'), name.split('.')[0])
              return []
            }),
          ),
      ),
    ),
    (): ReadonlyMap<number, number> => new Map(),
  )
