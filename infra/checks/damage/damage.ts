import type { Item } from '#functions/platform/table/table'
import { globSync, readFileSync } from 'node:fs'

/** Returns every type of record that the product writes, by the names in its code. */
export function listRecordTypes(): readonly string[] {
  const files = globSync('{functions,events}/**/*.ts').filter((file) => !file.endsWith('.test.ts'))
  const lines = files.flatMap((file) => readFileSync(file, 'utf8').split('\n'))
  const typed = lines.filter((line) => /\btype'?: /.test(line))
  return [...new Set(typed.flatMap((line) => line.match(/(?<=')[A-Z][a-z]\w+(?=')/g) ?? []))].sort()
}

const KEPT = /^(pk|sk|gsi\w+|type|location|shape|expiresAt)$/

/** Returns a record whose values all have the wrong type, as after a wrong migration. */
export const damage = (item: Item): Item =>
  Object.fromEntries(
    Object.entries(item).map(([name, value]) => [name, KEPT.test(name) ? value : { isBroken: Array.isArray(value) }]),
  )
