import { globSync, readFileSync } from 'node:fs'

/** Returns every type of record that the product writes, by the names in its code. */
export function listRecordTypes(): readonly string[] {
  const files = globSync('{functions,events}/**/*.ts').filter((file) => !file.endsWith('.test.ts'))
  const lines = files.flatMap((file) => readFileSync(file, 'utf8').split('\n'))
  const typed = lines.filter((line) => /\btype'?: /.test(line))
  return [...new Set(typed.flatMap((line) => line.match(/(?<=')[A-Z][a-z]\w+(?=')/g) ?? []))].sort()
}
