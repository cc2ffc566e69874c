/** A part of a form that is compared on its own: a field, a day, the order of a list. */
export type Part = {
  readonly name: string
  readonly label: string
  /** The value as shown to the user. */
  readonly text: string
  /** The value to compare, if the text doesn't show all of it. */
  readonly compared?: string
}

/** A part that both users changed to different values. */
export type Conflict = {
  readonly name: string
  readonly label: string
  readonly mine: string
  readonly theirs: string
}

/**
 * Merges the values of a form: `base` is the common starting point, `mine` was typed here, and
 * `theirs` was saved by another user meanwhile (docs/product/desk.md#versions).
 */
export type ThreeWayMerge<V> = {
  /** Returns the names of the parts that differ. */
  readonly changed: (from: V, to: V) => readonly string[]
  /** Returns the conflicts, and the labels of the parts that only the other user changed. */
  readonly compare: (base: V, mine: V, theirs: V) => Comparison
  /** Returns `theirs` with the changes made here, except for conflicts decided for `theirs`. */
  readonly resolve: (base: V, mine: V, theirs: V, decidedForTheirs?: ReadonlySet<string>) => V
}

export type Comparison = { readonly conflicts: readonly Conflict[]; readonly alsoChanged: readonly string[] }

const none: ReadonlySet<string> = new Set()

const valueOf = ({ text, compared = text }: Part): string => compared

/** Returns the names of the parts that differ; an absent part has the text `missing`. */
function changedParts(from: readonly Part[], to: readonly Part[], missing: string): readonly string[] {
  const [before, after] = [from, to].map((parts) => new Map(parts.map((part) => [part.name, valueOf(part)])))
  const names = new Set([...from, ...to].map(({ name }) => name))
  return [...names].filter((name) => (before?.get(name) ?? missing) !== (after?.get(name) ?? missing))
}

function compareParts(base: readonly Part[], mine: readonly Part[], theirs: readonly Part[], missing: string) {
  const [ours, others] = [changedParts(base, mine, missing), changedParts(base, theirs, missing)]
  const find = (parts: readonly Part[], name: string) => parts.find((part) => part.name === name)
  const textIn = (parts: readonly Part[], name: string) => find(parts, name)?.text ?? missing
  const labelOf = (name: string) => find([...theirs, ...mine, ...base], name)?.label ?? name
  const conflicts = changedParts(mine, theirs, missing)
    .filter((name) => ours.includes(name) && others.includes(name))
    .map((name) => ({ name, label: labelOf(name), mine: textIn(mine, name), theirs: textIn(theirs, name) }))
  return { conflicts, alsoChanged: others.filter((name) => !ours.includes(name)).map(labelOf) }
}

/** Returns an object with the named fields of another one. */
export const withFields = <V extends object>(values: V, from: V, names: ReadonlySet<string>): V => ({
  ...values,
  ...Object.fromEntries(Object.entries(from).filter(([field]) => names.has(field))),
})

type Parts<V> = {
  readonly partsOf: (values: V) => readonly Part[]
  /** Returns `theirs` with the named parts of `mine`. */
  readonly withParts: (theirs: V, mine: V, names: ReadonlySet<string>) => V
  /** The text of an absent part. */
  readonly missing?: string
}

/** Merges values part by part. */
export function mergeParts<V>({ partsOf, withParts, missing = '' }: Parts<V>): ThreeWayMerge<V> {
  const changed = (from: V, to: V) => changedParts(partsOf(from), partsOf(to), missing)
  return {
    changed,
    compare: (base, mine, theirs) => compareParts(partsOf(base), partsOf(mine), partsOf(theirs), missing),
    resolve: (base, mine, theirs, decidedForTheirs = none) =>
      withParts(theirs, mine, new Set(changed(base, mine).filter((name) => !decidedForTheirs.has(name)))),
  }
}

type Rows<R> = {
  readonly keyOf: (row: R) => string
  /** A row's fields; their labels follow the label of the row. */
  readonly partsOf: (row: R) => readonly Part[]
  readonly labelOf: (row: R) => string
  /** The choice to keep a row that the other side removed. */
  readonly keepText: (row: R) => string
  /** The choice to remove it. */
  readonly removedText: string
}

/**
 * Merges lists of rows field by field. It takes over rows that one side added or removed. A row
 * that one side removed and the other changed is a conflict, named by the row's key.
 */
export function mergeRows<R extends object>(rows: Rows<R>): ThreeWayMerge<readonly R[]> {
  const { keyOf, partsOf, labelOf, keepText, removedText } = rows
  const find = (list: readonly R[], key: string) => list.find((row) => keyOf(row) === key)
  const changedFields = (from: R, to: R) => changedParts(partsOf(from), partsOf(to), '')
  const nameOf = (key: string, field: string) => `${key} ${field}`

  function changed(from: readonly R[], to: readonly R[]): readonly string[] {
    const keys = new Set([...from, ...to].map(keyOf))
    return [...keys].flatMap((key) => {
      const [before, after] = [find(from, key), find(to, key)]
      return before && after ? changedFields(before, after).map((field) => nameOf(key, field)) : [key]
    })
  }

  function compareRow(was: R, mine: R | undefined, theirs: R | undefined): Comparison {
    const [name, label] = [keyOf(was), labelOf(was)]
    const isChanged = (row: R | undefined) => row !== undefined && changedFields(was, row).length > 0
    if (mine && theirs) {
      const { conflicts, alsoChanged } = compareParts(partsOf(was), partsOf(mine), partsOf(theirs), '')
      return {
        conflicts: conflicts.map((each) => ({
          ...each,
          name: nameOf(name, each.name),
          label: `${label}: ${each.label}`,
        })),
        alsoChanged: alsoChanged.length > 0 ? [label] : [],
      }
    }
    const textOf = (row: R | undefined) => (row ? keepText(row) : removedText)
    return {
      conflicts:
        isChanged(mine) || isChanged(theirs) ? [{ name, label, mine: textOf(mine), theirs: textOf(theirs) }] : [],
      alsoChanged: mine && !isChanged(mine) ? [label] : [],
    }
  }

  return {
    changed,
    compare: (base, mine, theirs) => {
      const compared = base.map((was) => compareRow(was, find(mine, keyOf(was)), find(theirs, keyOf(was))))
      const added = theirs.filter((row) => !find(base, keyOf(row))).map(labelOf)
      return {
        conflicts: compared.flatMap(({ conflicts }) => conflicts),
        alsoChanged: [...compared.flatMap(({ alsoChanged }) => alsoChanged), ...added],
      }
    },
    resolve: (base, mine, theirs, decidedForTheirs = none) => {
      const fromTheirs = theirs.flatMap((row) => {
        const key = keyOf(row)
        const [was, own] = [find(base, key), find(mine, key)]
        if (!was) return [row]
        if (!own) return decidedForTheirs.has(key) ? [row] : []
        const fields = changedFields(was, own).filter((field) => !decidedForTheirs.has(nameOf(key, field)))
        return [withFields(row, own, new Set(fields))]
      })
      const onlyMine = mine.filter((row) => {
        const was = find(base, keyOf(row))
        if (find(theirs, keyOf(row))) return false
        return !was || (changedFields(was, row).length > 0 && !decidedForTheirs.has(keyOf(row)))
      })
      return [...fromTheirs, ...onlyMine]
    },
  }
}
