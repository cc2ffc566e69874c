import type { Disputed } from '../components/conflict-panel'

/** A part of what a form holds, known by its name and compared by its words. */
export type Part = { readonly name: string; readonly label: string; readonly words: string }

const wordsOf = (parts: readonly Part[], name: string, missing: string) =>
  parts.find((part) => part.name === name)?.words ?? missing

const allOf = (...lists: readonly (readonly Part[])[]) =>
  new Map(lists.flatMap((parts) => parts.map(({ name, label }) => [name, label] as const)))

/** The names of the parts that differ; one that is missing says `missing`. */
export const changedParts = (from: readonly Part[], to: readonly Part[], missing = ''): readonly string[] =>
  [...allOf(from, to).keys()].filter((name) => wordsOf(from, name, missing) !== wordsOf(to, name, missing))

type Met = { readonly disputes: readonly Disputed[]; readonly taken: readonly string[] }

/**
 * What two people made of the same: parts that both changed, each otherwise, are for their owner to
 * say; what only the other one changed is taken (docs/product/desk.md#versions).
 */
export function meet(base: readonly Part[], mine: readonly Part[], theirs: readonly Part[], missing = ''): Met {
  const [ours, others] = [changedParts(base, mine, missing), changedParts(base, theirs, missing)]
  const labels = allOf(base, mine, theirs)
  const disputes = changedParts(mine, theirs, missing)
    .filter((name) => ours.includes(name) && others.includes(name))
    .map((name) => ({
      name,
      label: labels.get(name) ?? name,
      mine: wordsOf(mine, name, missing),
      theirs: wordsOf(theirs, name, missing),
    }))
  return { disputes, taken: others.filter((name) => !ours.includes(name)).map((name) => labels.get(name) ?? name) }
}
