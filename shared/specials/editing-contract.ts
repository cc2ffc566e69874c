import * as z from 'zod/mini'
import { ofKind } from '../platform/text-kinds'
import {
  AmountInput,
  Day,
  LocationParam,
  MenuItemId,
  MoneyString,
  noteField,
  textField,
  Version,
} from '../platform/fields'
import { centsToDecimal, formatCents, toCents, type Cents } from '../platform/money'
import { SpecialDaypart } from './contract'
import { isPriceWithoutEffect } from './special-price'
import { parseTypedCents } from '../platform/typed-amount'
import type { RouteGroup } from '../platform/route'
import type { FieldError } from '../platform/problem'

/** Maximum specials per day (docs/product/desk.md#specials). */
export const MAX_SPECIALS_PER_DAY = 6

const specialFields = {
  title: textField(80, 'name').check(z.minLength(1, 'Title is required')),
  description: noteField(300),
  menuItemId: MenuItemId,
  priority: z.int().check(z.minimum(0), z.maximum(100)),
  /** 0 is Sunday. */
  dayOfWeek: z.int().check(z.minimum(0), z.maximum(6)),
  maxDailyOrders: z.nullable(z.int().check(z.minimum(1), z.maximum(9999))),
  loyaltyMultiplier: z.number().check(
    z.minimum(1),
    z.maximum(10),
    z.refine((times) => Number(times.toFixed(2)) === times, 'Two places at most'),
  ),
  discountPercent: z.int().check(z.minimum(0), z.maximum(90)),
}

/** A special from the desk; a new one has no id. */
const NewSpecial = z.object({
  ...specialFields,
  id: z.optional(ofKind('id', z.string()).check(z.regex(/^[a-z\d-]{1,60}$/, 'Must be an id that you read'))),
  description: z._default(specialFields.description, ''),
  priority: z._default(specialFields.priority, 1),
  maxDailyOrders: z._default(specialFields.maxDailyOrders, null),
  mealtime: z._default(SpecialDaypart, null),
  loyaltyMultiplier: z._default(specialFields.loyaltyMultiplier, 1),
  discountPercent: z._default(specialFields.discountPercent, 0),
  /** What the dish costs, instead of a discount. */
  price: z.optional(
    z.pipe(
      AmountInput,
      z.transform((amount) => centsToDecimal(toCents(amount))),
    ),
  ),
  /** The first and the last date on which it is offered. */
  from: z.optional(Day),
  until: z.optional(Day),
  /**
   * The expiring ingredient of the suggestion that the special came from, so that the numbers can
   * report what was saved.
   */
  sellsItemId: z.optional(z.int().check(z.positive())),
})
export type SpecialInput = z.infer<typeof NewSpecial>

export const EditableSpecials = z.object({
  specials: z.array(
    z.object({
      id: z.string(),
      title: z.string(),
      description: z.string(),
      menuItemId: z.int(),
      priority: z.int(),
      dayOfWeek: z.int(),
      // The activity log has entries from before specials had mealtimes.
      mealtime: z._default(SpecialDaypart, null),
      maxDailyOrders: z.nullable(z.int()),
      loyaltyMultiplier: z.number(),
      discountPercent: z.int(),
      price: z.optional(MoneyString),
      from: z.optional(z.string()),
      until: z.optional(z.string()),
      sellsItemId: z.optional(z.int()),
    }),
  ),
  version: z.int(),
})
export type EditableSpecials = z.infer<typeof EditableSpecials>

const params = z.object({ location: LocationParam })

export const specialsEditingRoutes = {
  getSpecialsWeek: {
    method: 'GET',
    path: '/api/desk/specials/{location}',
    summary: "A location's specials of every weekday, for editing",
    access: 'admin',
    table: 'read',
    params,
    result: EditableSpecials,
  },
  updateSpecialsWeek: {
    method: 'PUT',
    path: '/api/desk/specials/{location}',
    summary: 'Replaces the specials of the week; a special that keeps its id keeps the count of its orders today',
    access: 'admin',
    table: 'write',
    params,
    body: z.object({ specials: z.array(NewSpecial).check(z.maxLength(7 * MAX_SPECIALS_PER_DAY)), version: Version }),
    result: EditableSpecials,
  },
} as const satisfies RouteGroup

type Special = {
  readonly id?: string | undefined
  readonly menuItemId: number
  readonly dayOfWeek: number
  readonly discountPercent?: number
  readonly price?: string | undefined
  readonly from?: string | undefined
  readonly until?: string | undefined
}

export type WeekContext = {
  /** The usual price of each dish on the menu, by its id; 0 is market price. */
  readonly usualCents: ReadonlyMap<number, Cents>
  /** The week before. A price that was below the usual one may stay when the dish gets cheaper. */
  readonly stored: readonly Special[]
}

function findPriceError(special: Special, { usualCents, stored }: WeekContext): string | undefined {
  const { id, menuItemId, price } = special
  const priceCents = parseTypedCents(price ?? '')
  if (price === undefined || priceCents === null) return undefined
  if (special.discountPercent) return 'Either a price or a discount'
  if (priceCents <= 0) return 'Must be more than 0'
  const usual = usualCents.get(menuItemId)
  const isStored = stored.some(
    (one) => one.id === id && one.menuItemId === menuItemId && parseTypedCents(one.price ?? '') === priceCents,
  )
  if (usual === undefined || isStored || !isPriceWithoutEffect(usual, { priceCents })) return undefined
  return usual === 0 ? 'This dish has the market price' : `Must be below the usual price, ${formatCents(usual)}`
}

/**
 * Validates a week of specials; returns each error with its field (docs/product/desk.md#specials).
 */
export function validateSpecialsWeek(specials: readonly Special[], context: WeekContext): readonly FieldError[] {
  return specials.flatMap((special, index) => {
    const before = specials.slice(0, index)
    const ofDay = before.filter(({ dayOfWeek }) => dayOfWeek === special.dayOfWeek)
    const priceError = findPriceError(special, context)
    const error = (field: keyof Special, message: string) => [{ path: `specials.${index}.${field}`, message }]
    return [
      ...(context.usualCents.has(special.menuItemId) ? [] : error('menuItemId', 'This dish is not on the menu')),
      ...(ofDay.some(({ menuItemId }) => menuItemId === special.menuItemId)
        ? error('menuItemId', 'This dish has a special that day already')
        : []),
      ...(ofDay.length >= MAX_SPECIALS_PER_DAY
        ? error('dayOfWeek', `A day has ${MAX_SPECIALS_PER_DAY} specials at most`)
        : []),
      ...(priceError === undefined ? [] : error('price', priceError)),
      ...(special.from !== undefined && special.until !== undefined && special.until < special.from
        ? error('until', 'Must not be before the first day')
        : []),
      ...(special.id !== undefined && before.some(({ id }) => id === special.id)
        ? error('id', 'Another special has this id')
        : []),
    ]
  })
}
