import * as z from 'zod/mini'
import { listSelectedOptionIds } from '../../menu/options'
import { Station } from '../../menu/contract'
import { MoneyString } from '../../platform/fields'
import { getLineKey } from '../cart/cart-lines'
import { PresentedActor } from '../../platform/actor'

const lineChangeKinds = ['added', 'changed', 'removed'] as const

const lineChangeFields = {
  kind: z.enum(lineChangeKinds),
  name: z.string(),
  /** The new quantity; 0 for a removed line. */
  quantity: z.int(),
  /** The quantity before the change; 0 for an added line. */
  previousQuantity: z.int(),
  /** The station that makes the dish, or made it before it was removed. */
  station: z.optional(Station),
}

/** A change of one line of a placed order, as stored. `line` is the line's number. */
export const LineChangeRecord = z.object({ ...lineChangeFields, line: z.int() })
export type LineChangeRecord = z.infer<typeof LineChangeRecord>

/** A change of one line of a placed order. */
export const LineChange = z.object({ ...lineChangeFields, lineId: z.string() })
export type LineChange = z.infer<typeof LineChange>

/** What else an edit can change: `contact` is more than the e-mail address alone. */
const editableDetails = ['time', 'contact', 'email', 'instructions', 'utensils'] as const
export const EditableDetail = z.enum(editableDetails)
export type EditableDetail = z.infer<typeof EditableDetail>

/** What the price of an edited order depends on, besides its dishes. */
export const EditTerms = z.object({
  taxRate: z.int(),
  isDeliveryFeeTaxed: z.boolean(),
  /** The discount of its code. */
  discount: z.nullable(z.union([z.object({ percent: z.int() }), z.object({ amountCents: z.int() })])),
  /** The dishes from which that applies. */
  discountFrom: z.optional(MoneyString),
  /** The tier for which its delivery is free. */
  freeDeliveryTier: z.optional(z.string()),
  /** What was paid online for its dishes, captured or authorized, and by gift cards. */
  paid: MoneyString,
})

/** One change of a placed order (docs/product/tracking.md#changing-an-order). */
export const OrderEdit = z.object({
  at: z.string(),
  by: PresentedActor,
  lines: z.array(LineChange),
  details: z.array(EditableDetail),
  totalBefore: MoneyString,
  total: MoneyString,
})
export type OrderEdit = z.infer<typeof OrderEdit>

/** Whether an edit changed who gets messages about the order, whole or in part. */
export const changesContact = (details: readonly string[]): boolean =>
  details.includes('contact') || details.includes('email')

/** Whether an edit changed the e-mail address only, which doesn't concern the kitchen. */
export const isEmailOnly = ({
  lines,
  details,
}: {
  lines: readonly unknown[]
  details: readonly EditableDetail[]
}): boolean => lines.length === 0 && details.length > 0 && details.every((detail) => detail === 'email')

/** The version up to which a board's screen acknowledged changes. */
const SeenByDevice = z.object({ device: z.string(), version: z.int() })

/**
 * The changes that a screen has not acknowledged, in a read without `device` those that one of the
 * screens may not have. `version` is what the acknowledgement names.
 */
export const UnseenChanges = z.object({
  version: z.int(),
  /** The screens that acknowledged some of them, because a push goes to all. */
  seenBy: z.optional(z.array(SeenByDevice)),
  at: z.string(),
  lines: z.array(LineChange),
  details: z.array(EditableDetail),
})
export type UnseenChanges = z.infer<typeof UnseenChanges>

/** What identifies an ordered line when an order is edited. */
type ComparableLine = {
  readonly menuItemId: number
  readonly name: string
  readonly station?: Station | undefined
  readonly quantity: number
  readonly notes?: string | undefined
  readonly for?: string | undefined
  readonly options: readonly { readonly id: string; readonly quantity: number }[]
}

type NumberedLine = ComparableLine & { readonly number: number }

const getSelectionKey = ({ menuItemId, options, for: person }: ComparableLine): string =>
  getLineKey({ menuItemId, options: listSelectedOptionIds(options), for: person })

/** Whether two lines are the same dish with the same options for the same person. */
export const isSameSelection = (one: ComparableLine, other: ComparableLine): boolean =>
  getSelectionKey(one) === getSelectionKey(other)

const isMadeTheSame = (one: ComparableLine, other: ComparableLine): boolean =>
  (one.notes ?? '') === (other.notes ?? '') && isSameSelection(one, other)

/** Whether nothing about a line differs. */
const isUnchangedLine = (one: ComparableLine, other: ComparableLine): boolean =>
  one.quantity === other.quantity && isMadeTheSame(one, other)

/** Whether what was made of a line is all that the edited line needs: the same, not more of it. */
export const needsNoMore = (before: ComparableLine, after: ComparableLine): boolean =>
  after.quantity <= before.quantity && isMadeTheSame(before, after)

/**
 * What two lines must have in common to count as the same line, closest first. `selection` is the
 * line's `getSelectionKey`.
 */
const likenesses: readonly ((line: ComparableLine, selection: string) => string)[] = [
  ({ quantity, notes = '' }, selection) => `${quantity}×${selection}\n${notes}`,
  ({ notes = '' }, selection) => `${selection}\n${notes}`,
  (_, selection) => selection,
  ({ menuItemId }) => String(menuItemId),
]

type MatchedLine<Before, After> = {
  readonly line: After
  /** The number of the earlier line, or a new one. */
  readonly number: number
  /** Undefined for an added line. */
  readonly before: Before | undefined
}

/**
 * Matches the lines of an edited order with its earlier lines, each at most once, the closest
 * matches first. Lines without a match get the numbers from `nextNumber` on.
 */
export function matchLines<Before extends NumberedLine, After extends ComparableLine>(
  before: readonly Before[],
  after: readonly After[],
  nextNumber: number,
): readonly MatchedLine<Before, After>[] {
  const matches = new Map<number, Before>()
  // Each key is built once: building it for every pair of lines would take too long.
  const selections = new Map([...before, ...after].map((line) => [line, getSelectionKey(line)] as const))
  const taken = new Set<number>()
  for (const likeness of likenesses) {
    const keyOf = (line: Before | After) => likeness(line, selections.get(line) ?? '')
    const keys = before.map(keyOf)
    after.forEach((line, index) => {
      if (matches.has(index)) return
      const wanted = keyOf(line)
      const at = keys.findIndex((key, place) => key === wanted && !taken.has(place))
      const match = before[at]
      if (!match) return
      matches.set(index, match)
      taken.add(at)
    })
  }
  let next = nextNumber
  return after.map((line, index) => {
    const match = matches.get(index)
    if (match) return { line, number: match.number, before: match }
    next += 1
    return { line, number: next - 1, before: undefined }
  })
}

/** Returns what an edit changed, in the sequence of the new lines; removed lines come last. */
export function listLineChanges(
  before: readonly NumberedLine[],
  matched: readonly MatchedLine<NumberedLine, ComparableLine>[],
): readonly LineChangeRecord[] {
  const remaining = new Set(matched.map(({ number }) => number))
  const changed = matched.flatMap(({ line, number, before: earlier }): LineChangeRecord[] => {
    if (earlier && isUnchangedLine(earlier, line)) return []
    const { name, station, quantity } = line
    const kind = earlier ? 'changed' : 'added'
    return [{ kind, line: number, name, station, quantity, previousQuantity: earlier?.quantity ?? 0 }]
  })
  const removed = before
    .filter(({ number }) => !remaining.has(number))
    .map(({ number, name, station, quantity: previousQuantity }): LineChangeRecord => {
      return { kind: 'removed', line: number, name, station, quantity: 0, previousQuantity }
    })
  return [...changed, ...removed]
}

function mergeChange(earlier: LineChangeRecord | undefined, later: LineChangeRecord): LineChangeRecord | null {
  if (!earlier) return later
  if (earlier.kind !== 'added') return { ...later, previousQuantity: earlier.previousQuantity }
  return later.kind === 'removed' ? null : { ...later, kind: 'added', previousQuantity: 0 }
}

/** Merges the changes of several edits, in sequence, to one per line. */
export function mergeLineChanges(changes: readonly LineChangeRecord[]): readonly LineChangeRecord[] {
  const merged = new Map<number, LineChangeRecord>()
  for (const change of changes) {
    const next = mergeChange(merged.get(change.line), change)
    if (next) merged.set(change.line, next)
    else merged.delete(change.line)
  }
  return [...merged.values()]
}
