import { changedFields, isSame, withFieldsOf } from './draft'
import type { Draft, DraftField } from './draft'

/** A field that both changed, each otherwise. */
export type Dispute = { readonly field: DraftField; readonly mine: Draft; readonly theirs: Draft }

/**
 * What two people made of the same dish: what only the other one changed is taken as it is, what
 * both changed is for its owner to say (docs/product/desk.md#versions).
 */
export function meet(base: Draft, mine: Draft, theirs: Draft) {
  const ours = changedFields(base, mine)
  const others = changedFields(base, theirs)
  const disputed = others.filter((field) => ours.includes(field) && !isSame(field, mine, theirs))
  return {
    disputes: disputed.map((field): Dispute => ({ field, mine, theirs })),
    /** Fields that only the other one changed. */
    taken: others.filter((field) => !ours.includes(field)),
  }
}

/** The dish as it is to be: the other's, with what was changed here and is kept. */
export function settle(base: Draft, mine: Draft, theirs: Draft, given: ReadonlySet<string>): Draft {
  const kept = changedFields(base, mine).filter((field) => !given.has(field))
  return withFieldsOf(theirs, mine, kept)
}
