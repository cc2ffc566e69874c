import type { DeskSpecials, NewSpecial } from '#shared/contract/desk/specials'
import { mealtimes } from '#shared/terms/mealtimes'
import { mealtimeWords } from '#shared/rules/mealtimes'
import type { Mealtime } from '#shared/terms/mealtimes'
import { weekFaults } from '#shared/rules/specials-week'
import type { FieldErrors } from '../form/errors'

/** A special while it is changed, its figures as they are typed. */
export type SpecialDraft = {
  /** Its id, or one for this form alone while it is new. */
  readonly key: string
  readonly isNew: boolean
  readonly title: string
  readonly description: string
  readonly menuItemId: number
  /** 0 is Sunday. */
  readonly dayOfWeek: number
  /** The meal that it is for; null is all day. */
  readonly mealtime: Mealtime | null
  readonly discountPercent: string
  /** Empty is without a cap. */
  readonly maxDailyOrders: string
  readonly loyaltyMultiplier: string
  readonly priority: string
  /** What a suggestion made it for; nobody changes it here. */
  readonly sellsItemId?: number | undefined
}

export type SpecialField = Exclude<keyof SpecialDraft, 'key' | 'isNew' | 'sellsItemId'>

export const fieldNames: Readonly<Record<SpecialField, string>> = {
  title: 'Title',
  description: 'Text',
  menuItemId: 'Dish',
  dayOfWeek: 'Day',
  mealtime: 'Hours',
  discountPercent: 'Discount',
  maxDailyOrders: 'Most a day',
  loyaltyMultiplier: 'Points',
  priority: 'Priority',
}

export const specialFields: readonly SpecialField[] = [
  'dayOfWeek',
  'mealtime',
  'menuItemId',
  'title',
  'description',
  'discountPercent',
  'maxDailyOrders',
  'loyaltyMultiplier',
  'priority',
]

/** Monday first, as a week is planned. */
export const week = [1, 2, 3, 4, 5, 6, 0] as const
const names = ['Sunday', 'Monday', 'Tuesday', 'Wednesday', 'Thursday', 'Friday', 'Saturday'] as const
export const dayName = (day: number): string => names[day] ?? ''

/** When on its day a special holds, for people. */
export const hoursChoices: readonly { readonly value: string; readonly label: string }[] = [
  { value: '', label: 'All day' },
  ...mealtimes.map((meal) => ({ value: meal, label: `At ${meal}, ${mealtimeWords[meal]}` })),
]
export const mealtimeOf = (value: string): Mealtime | null => mealtimes.find((meal) => meal === value) ?? null

export const draftsOf = ({ specials }: DeskSpecials): readonly SpecialDraft[] =>
  specials.map(({ id, discountPercent, maxDailyOrders, loyaltyMultiplier, priority, ...special }) => ({
    ...special,
    key: id,
    isNew: false,
    discountPercent: String(discountPercent),
    maxDailyOrders: maxDailyOrders === null ? '' : String(maxDailyOrders),
    loyaltyMultiplier: String(loyaltyMultiplier),
    priority: String(priority),
  }))

export const newSpecial = (key: string, dayOfWeek: number): SpecialDraft => ({
  key,
  isNew: true,
  title: '',
  description: '',
  menuItemId: 0,
  dayOfWeek,
  mealtime: null,
  discountPercent: '10',
  maxDailyOrders: '',
  loyaltyMultiplier: '1',
  priority: '1',
})

const numberOf = (typed: string, unsaid: number): number => (typed.trim() === '' ? unsaid : Number(typed))

/** A special's figures, as far as they are some. */
export const figuresTyped = ({ discountPercent, maxDailyOrders, loyaltyMultiplier, priority }: SpecialDraft) => ({
  discountPercent: numberOf(discountPercent, 0),
  maxDailyOrders: maxDailyOrders.trim() === '' ? null : Number(maxDailyOrders),
  loyaltyMultiplier: numberOf(loyaltyMultiplier, 1),
  priority: numberOf(priority, 1),
})

const sentOf = (special: SpecialDraft): NewSpecial => ({
  ...(!special.isNew && { id: special.key }),
  title: special.title.trim(),
  description: special.description.trim(),
  menuItemId: special.menuItemId,
  dayOfWeek: special.dayOfWeek,
  mealtime: special.mealtime,
  ...(special.sellsItemId !== undefined && { sellsItemId: special.sellsItemId }),
  ...figuresTyped(special),
})

export const sentWeek = (specials: readonly SpecialDraft[]): NewSpecial[] => specials.map(sentOf)

export const isSameWeek = (one: readonly SpecialDraft[], other: readonly SpecialDraft[]): boolean =>
  JSON.stringify(sentWeek(one)) === JSON.stringify(sentWeek(other)) &&
  one.every(({ key }, at) => key === other[at]?.key)

const isWithin = (value: number, least: number, most: number) => value >= least && value <= most
const isWhole = (value: number, least: number, most: number) => Number.isInteger(value) && isWithin(value, least, most)

function ownFaults(special: SpecialDraft): readonly (readonly [field: SpecialField, message: string])[] {
  const { discountPercent, maxDailyOrders, loyaltyMultiplier, priority } = figuresTyped(special)
  const when = (isWrong: boolean, field: SpecialField, message: string) => (isWrong ? [[field, message] as const] : [])
  return [
    ...when(special.title.trim() === '', 'title', 'Title is required'),
    ...when(!isWhole(discountPercent, 0, 90), 'discountPercent', 'Must be a whole number from 0 to 90'),
    ...when(
      maxDailyOrders !== null && !isWhole(maxDailyOrders, 1, 9999),
      'maxDailyOrders',
      'Must be a whole number from 1, or empty',
    ),
    ...when(
      !isWithin(loyaltyMultiplier, 1, 10) || Number(loyaltyMultiplier.toFixed(2)) !== loyaltyMultiplier,
      'loyaltyMultiplier',
      'Must be from 1 to 10, such as 1.5',
    ),
    ...when(!isWhole(priority, 0, 100), 'priority', 'Must be a whole number from 0 to 100'),
  ]
}

/**
 * What is wrong with a week before it is sent, at the paths under which the server would say it.
 */
export const faultsOf = (specials: readonly SpecialDraft[], onMenu: ReadonlySet<number>): FieldErrors =>
  Object.fromEntries([
    ...specials.flatMap((special, at) =>
      ownFaults(special).map(([field, message]) => [`specials.${at}.${field}`, message] as const),
    ),
    ...weekFaults(sentWeek(specials), onMenu).map(({ path, message }) => [path, message] as const),
  ])
