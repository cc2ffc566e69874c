import { readFileSync, writeFileSync } from 'node:fs'
import * as z from 'zod/mini'
import { deleteItems, formatKey, getItem, getKey, putItems, queryAll, type Item } from '#functions/platform/table/table'
import { defineFlag, defineOption } from '#infra/command-line'
import { parseAuditedRecords } from '#infra/operate/audit/audit-records'

/** The key as two words, or as the log and the lists of damaged records write it. */
export const recordWords = defineOption(
  z.union(
    [
      z.tuple([z.string(), z.string()]),
      z.pipe(
        z.tuple([z.string().check(z.regex(/^[^|]+\|[^|]+$/))]),
        z.transform(([key]): [string, string] => [key.replace(/\|.*/, ''), key.replace(/.*\|/, '')]),
      ),
      z.tuple([z.string()]),
    ],
    { error: 'not understood' },
  ),
  { value: 'PK [SK]', help: "the record's key, in two words or as 'PK|SK'; with the first one only, lists the keys" },
)

export const recordOptions = {
  to: defineOption(z.optional(z.string()), { value: 'FILE', help: 'writes the record to a file' }),
  from: defineOption(z.optional(z.string()), { value: 'FILE', help: 'stores the record of a file, once corrected' }),
  delete: defineFlag('deletes a record that can not be read, unless it is an order'),
}

const StoredItem = z.record(z.string(), z.unknown())

const isUnreadable = (item: Item) => parseAuditedRecords([item]).unreadable.length > 0

/** Says what is wrong with a record, or with a field of one that is read without it. */
export function findFault(item: Item): string | undefined {
  const { unreadable, damaged } = parseAuditedRecords([item])
  const [fault] = [...unreadable, ...damaged]
  return fault && String(fault.recomputed)
}

/** Returns the path of an amount of money or stock in a record that is no whole number, if any. */
export function findFraction(value: unknown, path: readonly string[] = []): string | undefined {
  if (typeof value === 'object' && value !== null) {
    const found = Object.entries(value).map(([name, inner]) => findFraction(inner, [...path, name]))
    return found.find((fraction) => fraction !== undefined)
  }
  const isAmount = /(cents|hundredths)$/i.test(path.at(-1) ?? '') && value !== null
  // Recipes have fractions of hundredths.
  const isRight = path.includes('recipe') ? Number.isFinite(value) : Number.isSafeInteger(value)
  return isAmount && !isRight ? path.join('.') : undefined
}

/**
 * Reads the corrected record. Throws if it has another key, an amount that is no whole number, or
 * is still unreadable.
 */
function readCorrected(file: string, stored: Item): Item {
  const item: Item = StoredItem.parse(JSON.parse(readFileSync(file, 'utf8')))
  if (formatKey(getKey(item)) !== formatKey(getKey(stored)) || item['type'] !== stored['type'])
    throw new Error('The record of the file has another key or type.')
  const fraction = findFraction(item)
  if (fraction !== undefined)
    throw new Error(`${fraction} is no whole number: money is in cents, stock in hundredths, without quotes.`)
  const fault = findFault(item)
  if (fault !== undefined) throw new Error(`The record would still be ${fault}.`)
  return item
}

type Change = { readonly to?: string | undefined; readonly from?: string | undefined; readonly delete: boolean }

function describeState(item: Item): string {
  if (isUnreadable(item)) return ' UNREADABLE'
  return findFault(item) === undefined ? '' : ' DAMAGED FIELD'
}

/** Lists the records with the first part of a key. Throws if there are none. */
export async function listRecords(pk: string): Promise<string> {
  const items = await queryAll({
    KeyConditionExpression: 'pk = :pk',
    ExpressionAttributeValues: { ':pk': pk },
    ConsistentRead: true,
  })
  if (items.length === 0) throw new Error(`There is no record ${pk}.`)
  return items.map((item) => `${pk} / ${getKey(item).sk}${describeState(item)}`).join('\n')
}

/**
 * Prints one record, writes it to a file, stores it corrected or deletes it. Returns the output.
 * Throws if there is no such record, or the change would cost more than the damage.
 */
export async function editRecord([pk, sk]: readonly [string, string], change: Change): Promise<string> {
  const stored = await getItem({ pk, sk })
  if (!stored) throw new Error(`There is no record ${pk} / ${sk}.`)
  const text = JSON.stringify(stored, null, 2)
  if (change.to !== undefined) {
    // It may contain personal data.
    writeFileSync(change.to, text, { mode: 0o600, flag: 'wx' })
    return `${pk} / ${sk} is in ${change.to}.`
  }
  if (change.from !== undefined) {
    await putItems([readCorrected(change.from, stored)])
    return `${pk} / ${sk} is stored.`
  }
  if (!change.delete) return text
  if (stored['type'] === 'Order' || !isUnreadable(stored))
    throw new Error('Only a record that can not be read is deleted, and no order.')
  await deleteItems([{ pk, sk }])
  return `${pk} / ${sk} is deleted.`
}
