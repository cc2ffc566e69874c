import * as z from 'zod/mini'
import { LocationParam, MenuItemId, Version, textField } from '../platform/fields'
import { SpecialDaypart } from './contract'
import type { RouteGroup } from '../platform/route'
import type { FieldError } from '../platform/problem'

/** How many specials a day may have (docs/product/desk.md#specials). */
export const MAX_SPECIALS_PER_DAY = 6

const facts = {
  title: textField(80).check(z.minLength(1, 'Title is required')),
  description: textField(300),
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

/** A special as the desk sends it; a new one without an id. */
const NewSpecial = z.object({
  ...facts,
  id: z.optional(z.string().check(z.regex(/^[a-z\d-]{1,60}$/, 'Must be an id that you read'))),
  description: z._default(facts.description, ''),
  priority: z._default(facts.priority, 1),
  maxDailyOrders: z._default(facts.maxDailyOrders, null),
  mealtime: z._default(SpecialDaypart, null),
  loyaltyMultiplier: z._default(facts.loyaltyMultiplier, 1),
  discountPercent: z._default(facts.discountPercent, 0),
  /** The ingredient that a suggestion made it for, so that the numbers say what was saved of it. */
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
      // The log has entries of before there were mealtimes.
      mealtime: z._default(SpecialDaypart, null),
      maxDailyOrders: z.nullable(z.int()),
      loyaltyMultiplier: z.number(),
      discountPercent: z.int(),
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
    summary: "A location's specials of every weekday, as its owner changes them",
    access: 'admin',
    table: 'read',
    params,
    result: EditableSpecials,
  },
  updateSpecialsWeek: {
    method: 'PUT',
    path: '/api/desk/specials/{location}',
    summary: 'Sets the specials of the whole week; an id that stays keeps what was ordered of it today',
    access: 'admin',
    table: 'write',
    params,
    body: z.object({ specials: z.array(NewSpecial).check(z.maxLength(7 * MAX_SPECIALS_PER_DAY)), version: Version }),
    result: EditableSpecials,
  },
} as const satisfies RouteGroup

type Special = { readonly id?: string | undefined; readonly menuItemId: number; readonly dayOfWeek: number }

/**
 * What is wrong with a week of specials, each with the field that it is about
 * (docs/product/desk.md#specials).
 */
export function validateSpecialsWeek(specials: readonly Special[], onMenu: ReadonlySet<number>): readonly FieldError[] {
  return specials.flatMap((special, index) => {
    const before = specials.slice(0, index)
    const ofDay = before.filter(({ dayOfWeek }) => dayOfWeek === special.dayOfWeek)
    const fault = (field: keyof Special, message: string) => [{ path: `specials.${index}.${field}`, message }]
    return [
      ...(onMenu.has(special.menuItemId) ? [] : fault('menuItemId', 'This dish is not on the menu')),
      ...(ofDay.some(({ menuItemId }) => menuItemId === special.menuItemId)
        ? fault('menuItemId', 'This dish has a special that day already')
        : []),
      ...(ofDay.length >= MAX_SPECIALS_PER_DAY
        ? fault('dayOfWeek', `A day has ${MAX_SPECIALS_PER_DAY} specials at most`)
        : []),
      ...(special.id !== undefined && before.some(({ id }) => id === special.id)
        ? fault('id', 'Another special has this id')
        : []),
    ]
  })
}
