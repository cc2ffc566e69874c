import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { parseCsv } from '#functions/platform/csv'

const folder = join(process.cwd(), 'infra/checks/voice')

/** Returns the rows of a table of this folder, without its header. */
export function readSentences(file: string): readonly (readonly string[])[] {
  const rows = parseCsv(readFileSync(join(folder, file), 'utf8'))
  if (!rows) throw new Error(`${file} has a quote that isn't closed`)
  return rows.slice(1)
}
