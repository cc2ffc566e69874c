import * as z from 'zod/mini'
import { listRecordValues } from '#shared/locations/record-values'

/**
 * What was changed in a record at a test site, where anyone may change it, until staff of a live
 * site do.
 */
export const TesterValues = z.object({
  /** Who changed something last. Missing in records of the group, whose change log says it. */
  by: z.optional(z.string()),
  at: z.string(),
  /** What the values were at first, by path; a path stands for all values below it. */
  was: z.record(z.string(), z.string()),
})
export type TesterValues = z.infer<typeof TesterValues>

export const testerFields = { changedAtTestSite: z.optional(z.nullable(TesterValues)) }

/** A record that may be changed at a test site. */
type Marked = { readonly changedAtTestSite?: TesterValues | null | undefined }

type Author = { readonly isTestSite: boolean; readonly by?: string; readonly at: string }

/** Fields that say nothing of a record's values. */
const bookkeeping: ReadonlySet<string> = new Set([
  ...['type', 'id', 'version', 'createdAt', 'updatedAt', 'changedAtTestSite'],
])

const toParent = (path: string): string => path.replace(/\/?[^/]*$/, '')

const isOf = (mark: string, path: string): boolean => path === mark || path.startsWith(`${mark}/`)

const toTexts = (record: object): ReadonlyMap<string, string> =>
  new Map(
    listRecordValues(Object.fromEntries(Object.entries(record).filter(([field]) => !bookkeeping.has(field)))).map(
      ({ path, text }) => [path, text],
    ),
  )

/** Lists the paths of the values that differ. */
function listChangedPaths(before: ReadonlyMap<string, string>, after: ReadonlyMap<string, string>): readonly string[] {
  const paths = [...new Set([...before.keys(), ...after.keys()])]
  return paths.filter((path) => before.get(path) !== after.get(path))
}

/** Returns the marks with those that cover a changed value replaced by marks of single values. */
function splitMarks(
  marks: Readonly<Record<string, string>>,
  changed: readonly string[],
  texts: ReadonlyMap<string, string>,
): ReadonlyMap<string, string> {
  return new Map(
    Object.entries(marks).flatMap(([mark, was]) => {
      const isSplit = changed.some((path) => path !== mark && isOf(mark, path))
      return isSplit ? [...texts.keys()].filter((path) => isOf(mark, path)).map((path) => [path, was]) : [[mark, was]]
    }),
  )
}

/**
 * Returns what a record says of its values that were changed at a test site: of a new record all of
 * its fields. A value that is as it was at first is no longer one of them.
 */
export function findTesterValues(
  before: (Marked & object) | undefined,
  after: object,
  { isTestSite, ...author }: Author,
): TesterValues | null | undefined {
  const texts = toTexts(after)
  if (!before) {
    if (!isTestSite) return undefined
    const fields = [...texts.keys()].map((path) => path.split('/')[0] ?? path)
    return { ...author, was: Object.fromEntries(fields.map((field) => [field, ''])) }
  }
  const earlier = toTexts(before)
  const { changedAtTestSite: standing } = before
  const changed = listChangedPaths(earlier, texts)
  if (changed.length === 0 || (!isTestSite && !standing)) return standing
  const marks = new Map(splitMarks(standing?.was ?? {}, changed, earlier))
  for (const path of changed) {
    const first = marks.get(path) ?? earlier.get(path) ?? ''
    if (isTestSite && first !== (texts.get(path) ?? '')) marks.set(path, first)
    else marks.delete(path)
  }
  if (marks.size === 0) return null
  return { ...(isTestSite || !standing ? author : standing), was: Object.fromEntries(marks) }
}

/** A value that was changed at a test site and is still so. */
export type TesterValue = {
  readonly path: string
  readonly field: string
  readonly parts: ReturnType<typeof listRecordValues>[number]['parts']
  /** Empty if it is gone. */
  readonly text: string
  readonly was: string
}

/** Lists the values of a record that were changed at a test site, also those that are gone. */
export function listTesterValuesOf(record: Marked & object): readonly TesterValue[] {
  const was = Object.entries(record.changedAtTestSite?.was ?? {})
  const values = listRecordValues(record).filter(({ path }) => !bookkeeping.has(path.split('/')[0] ?? ''))
  const standing = values.flatMap((value) => {
    const mark = was.find(([path]) => isOf(path, value.path))
    return mark ? [{ ...value, was: mark[1] }] : []
  })
  const gone = was.filter(([mark, text]) => text !== '' && !values.some(({ path }) => isOf(mark, path)))
  // The name stands for an entry that is gone.
  const named = new Set(gone.flatMap(([path]) => (path.endsWith('/name') ? [toParent(path)] : [])))
  return [
    ...standing,
    ...gone
      .filter(([path]) => path.endsWith('/name') || !named.has(toParent(path)))
      .map(([path, text]) => {
        const fields = path.split('/')
        return { path, field: fields.at(-1) ?? path, parts: fields.map((field) => ({ field })), text: '', was: text }
      }),
  ]
}
