import { authRoutes } from './auth'
import { discountCodeRoutes } from './codes'
import { deskRoutes } from './desk'
import { feedbackRoutes } from './feedback'
import { trainingRoutes } from './gamification'
import { healthRoutes } from './health'
import { groupRoutes } from './groups'
import { hoursRoutes } from './hours'
import { inventoryRoutes } from './inventory'
import { kitchenRoutes } from './kitchen'
import { loyaltyRoutes } from './loyalty'
import { menuRoutes } from './menu'
import { numbersRoutes } from './numbers'
import { orderRoutes } from './orders'
import { allPreferenceRoutes } from './preferences/index'
import { printingRoutes } from './printing'
import { pushRoutes } from './push'
import { recommendationRoutes } from './recommendations'
import type { Route } from './route'
import { slotAndCapacityRoutes } from './slots'
import { transcriptionRoutes } from './transcription'
import { userRoutes } from './users'
import { voiceRoutes } from './voice'

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
