import { authRoutes } from '../accounts/contract'
import { discountCodeRoutes } from '../payments/contract'
import { deskRoutes, healthRoutes } from './contract'
import { feedbackRoutes } from '../feedback/contract'
import { trainingRoutes } from '../training/contract'
import { groupRoutes } from '../groups/contract'
import { hoursRoutes } from '../hours/contract'
import { inventoryRoutes } from '../inventory/contract'
import { kitchenRoutes } from '../kitchen/contract'
import { loyaltyRoutes } from '../loyalty/contract'
import { menuRoutes } from '../menu/contract'
import { numbersRoutes } from '../numbers/contract'
import { orderRoutes } from '../orders/contract'
import { allPreferenceRoutes, userRoutes } from '../accounts/users-contract'
import { printingRoutes } from '../printing/contract'
import { pushRoutes } from '../notifications/contract'
import { recommendationRoutes } from '../specials/contract'
import type { Route } from './route'
import { slotAndCapacityRoutes } from '../kitchen/capacity-contract'
import { transcriptionRoutes, voiceRoutes } from '../voice/contract'

/** Every call of the product, by area; `functions/<area>/<route>.ts` answers it. */
export const routesByArea = {
  auth: authRoutes,
  codes: discountCodeRoutes,
  desk: deskRoutes,
  feedback: feedbackRoutes,
  gamification: trainingRoutes,
  groups: groupRoutes,
  health: healthRoutes,
  hours: hoursRoutes,
  inventory: inventoryRoutes,
  kitchen: kitchenRoutes,
  loyalty: loyaltyRoutes,
  menu: menuRoutes,
  numbers: numbersRoutes,
  orders: orderRoutes,
  preferences: allPreferenceRoutes,
  printing: printingRoutes,
  push: pushRoutes,
  recommendations: recommendationRoutes,
  slots: slotAndCapacityRoutes,
  transcription: transcriptionRoutes,
  users: userRoutes,
  voice: voiceRoutes,
} as const

export type RegisteredRoute = {
  readonly area: string
  readonly name: string
  readonly route: Route
  readonly entry: string
}

const kebab = (name: string) => name.replace(/[A-Z]/g, (letter) => `-${letter.toLowerCase()}`)

/** The contract as a list, each route with the file that answers it. */
export const routes: readonly RegisteredRoute[] = Object.entries(routesByArea).flatMap(([area, calls]) =>
  Object.entries<Route>(calls).map(([name, route]) => ({
    area,
    name,
    route,
    entry: `functions/${area}/${kebab(name)}.ts`,
  })),
)
