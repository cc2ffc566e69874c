import { toCents } from '#shared/rules/money'
import type { Cents } from '#shared/rules/money'

export type Dish = { readonly menuItemId: number; readonly name: string }

/** Why an order was not taken, as far as the page can do something about it. */
export type Refusal =
  | { readonly kind: 'price-changed'; readonly unitCents: ReadonlyMap<number, Cents> }
  | { readonly kind: 'unavailable'; readonly dishes: readonly Dish[] }
  | { readonly kind: 'fields'; readonly errors: readonly { readonly path: string; readonly message: string }[] }
  /** Something that a person can understand and act on. */
  | { readonly kind: 'told'; readonly detail: string }
  | { readonly kind: 'failed' }

const isRecord = (value: unknown): value is Record<string, unknown> => typeof value === 'object' && value !== null

const listOf = (value: unknown): readonly Record<string, unknown>[] =>
  Array.isArray(value) ? value.filter((entry) => isRecord(entry)) : []

const text = (value: unknown): string => (typeof value === 'string' ? value : '')

/** Reads the problem that came back instead of an order. */
export function refusalOf(problem: unknown): Refusal {
  if (!isRecord(problem)) return { kind: 'failed' }
  switch (problem.code) {
    case 'price-changed': {
      const priced = isRecord(problem.priced) ? listOf(problem.priced.items) : []
      return {
        kind: 'price-changed',
        unitCents: new Map(priced.map((line) => [Number(line.menuItemId), toCents(text(line.unitPrice))])),
      }
    }
    case 'item-unavailable': {
      const dishes = listOf(problem.unavailable).map(({ menuItemId, name }) => ({
        menuItemId: Number(menuItemId),
        name: text(name),
      }))
      return dishes.length > 0 ? { kind: 'unavailable', dishes } : { kind: 'told', detail: text(problem.detail) }
    }
    case 'invalid-input':
      return {
        kind: 'fields',
        errors: listOf(problem.errors).map(({ path, message }) => ({ path: text(path), message: text(message) })),
      }
    case 'location-closed':
    case 'delivery-refused':
    case 'too-many-requests':
    case 'not-allowed':
    case 'code-spent':
      return { kind: 'told', detail: text(problem.detail) }
    default:
      return { kind: 'failed' }
  }
}
