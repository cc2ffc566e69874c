import * as z from 'zod/mini'
import { dayparts } from './dayparts'
import { MenuItem } from '../menu/contract'
import { LocationParam } from '../platform/fields'
import type { RouteGroup } from '../platform/route'

/** The part of the day that a special is offered in; null for all day. */
export const SpecialDaypart = z.nullable(z.enum(dayparts))

/** A weekday's special with its dish, as the menu page shows it. */
export const DailySpecial = z.object({
  id: z.string(),
  title: z.string(),
  description: z.string(),
  menuItem: MenuItem,
  priority: z.int(),
  /** 0 is Sunday. */
  dayOfWeek: z.int(),
  /** The special is shown and discounted only during this daypart. */
  mealtime: SpecialDaypart,
  /** Portions ordered today. */
  timesOrdered: z.int(),
  maxDailyOrders: z.nullable(z.int()),
  loyaltyMultiplier: z.number(),
  discountPercent: z.int(),
})
export type DailySpecial = z.infer<typeof DailySpecial>

export const dailySpecialRoutes = {
  listDailySpecials: {
    method: 'GET',
    path: '/api/daily-specials/{location}',
    summary: "A location's specials of every weekday, with today's counts",
    access: 'public',
    table: 'read',
    params: z.object({ location: LocationParam }),
    result: z.array(DailySpecial),
  },
} as const satisfies RouteGroup
