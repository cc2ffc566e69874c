import * as z from 'zod/mini'
import { LocationParam, MenuItemId, text, Version } from '../fields'
import { SpecialMealtime } from '../menu'
import type { Area } from '../route'

/** How many specials a day may have (docs/product/desk.md#specials). */
export const MOST_SPECIALS_A_DAY = 6

const facts = {
  title: text(80).check(z.minLength(1, 'Title is required')),
  description: text(300),
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
  mealtime: z._default(SpecialMealtime, null),
  loyaltyMultiplier: z._default(facts.loyaltyMultiplier, 1),
  discountPercent: z._default(facts.discountPercent, 0),
  /** The ingredient that a suggestion made it for, so that the numbers say what was saved of it. */
  sellsItemId: z.optional(z.int().check(z.positive())),
})
export type NewSpecial = z.infer<typeof NewSpecial>

export const DeskSpecials = z.object({
  specials: z.array(
    z.object({
      id: z.string(),
      title: z.string(),
      description: z.string(),
      menuItemId: z.int(),
      priority: z.int(),
      dayOfWeek: z.int(),
      // The log has entries of before there were mealtimes.
      mealtime: z._default(SpecialMealtime, null),
      maxDailyOrders: z.nullable(z.int()),
      loyaltyMultiplier: z.number(),
      discountPercent: z.int(),
      sellsItemId: z.optional(z.int()),
    }),
  ),
  version: z.int(),
})
export type DeskSpecials = z.infer<typeof DeskSpecials>

const params = z.object({ location: LocationParam })

export const deskSpecials = {
  specials: {
    method: 'GET',
    path: '/api/desk/specials/{location}',
    summary: "A location's specials of every weekday, as its owner changes them",
    access: 'admin',
    table: 'read',
    params,
    result: DeskSpecials,
  },
  changeSpecials: {
    method: 'PUT',
    path: '/api/desk/specials/{location}',
    summary: 'Sets the specials of the whole week; an id that stays keeps what was ordered of it today',
    access: 'admin',
    table: 'write',
    params,
    body: z.object({ specials: z.array(NewSpecial).check(z.maxLength(7 * MOST_SPECIALS_A_DAY)), version: Version }),
    result: DeskSpecials,
  },
} as const satisfies Area
