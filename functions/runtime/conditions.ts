import { tableName } from './table'
import type { Item } from './table'

type Condition = {
  readonly ConditionExpression: string
  readonly ExpressionAttributeNames?: Record<string, string>
  readonly ExpressionAttributeValues?: Record<string, unknown>
}

/** The put of a record that is not there yet. */
export const buildPutIfAbsent = (item: Item) => ({
  TableName: tableName(),
  Item: item,
  ConditionExpression: 'attribute_not_exists(pk)',
})

/**
 * What a decision looked at, by attribute or path: `version`, `size(history)`; undefined is none.
 */
export type ExpectedValues = Readonly<Record<string, unknown>>

// Any word may be reserved by the table, so that each goes by a name of its own.
const named = (path: string) => path.replaceAll(/[a-z]\w*\b(?!\()/gi, '#seen_$&')

function conditionOf(seen: ExpectedValues): Required<Condition> {
  const paths = Object.keys(seen)
  const words = paths.flatMap((path) => named(path).match(/#seen_\w+/g) ?? [])
  const valued = paths.filter((path) => seen[path] !== undefined)
  const is = (path: string) => {
    const place = valued.indexOf(path)
    return place < 0 ? `attribute_not_exists(${named(path)})` : `${named(path)} = :seen${place}`
  }
  return {
    ConditionExpression: paths.map(is).join(' AND '),
    ExpressionAttributeNames: Object.fromEntries(words.map((word) => [word, word.replace('#seen_', '')])),
    ExpressionAttributeValues: Object.fromEntries(valued.map((path, place) => [`:seen${place}`, seen[path]])),
  }
}

/** A write, of one record, that takes place only while what was seen of the record is as it was. */
export function ifUnchanged<Write extends object>(
  write: Write & Partial<Condition>,
  seen: ExpectedValues,
): Write & Condition {
  const { ConditionExpression, ExpressionAttributeNames, ExpressionAttributeValues } = conditionOf(seen)
  const values = { ...write.ExpressionAttributeValues, ...ExpressionAttributeValues }
  return {
    ...write,
    ConditionExpression,
    ExpressionAttributeNames: { ...write.ExpressionAttributeNames, ...ExpressionAttributeNames },
    // The table refuses an empty list of values.
    ...(Object.keys(values).length > 0 && { ExpressionAttributeValues: values }),
  }
}
