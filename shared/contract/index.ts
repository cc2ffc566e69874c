import { auth } from './auth'
import { codes } from './codes'
import { desk } from './desk'
import { feedback } from './feedback'
import { gamification } from './gamification'
import { health } from './health'
import { groups } from './groups'
import { hours } from './hours'
import { inventory } from './inventory'
import { kitchen } from './kitchen'
import { loyalty } from './loyalty'
import { menu } from './menu'
import { numbers } from './numbers'
import { orders } from './orders'
import { preferences } from './preferences/index'
import { printing } from './printing'
import { push } from './push'
import { recommendations } from './recommendations'
import type { Route } from './route'
import { slots } from './slots'
import { transcription } from './transcription'
import { users } from './users'
import { voice } from './voice'

/** Every call of the product, by area; `functions/<area>/<route>.ts` answers it. */
export const contract = {
  auth,
  codes,
  desk,
  feedback,
  gamification,
  groups,
  health,
  hours,
  inventory,
  kitchen,
  loyalty,
  menu,
  numbers,
  orders,
  preferences,
  printing,
  push,
  recommendations,
  slots,
  transcription,
  users,
  voice,
} as const

export type NamedRoute = { readonly area: string; readonly name: string; readonly route: Route; readonly entry: string }

const kebab = (name: string) => name.replace(/[A-Z]/g, (letter) => `-${letter.toLowerCase()}`)

/** The contract as a list, each route with the file that answers it. */
export const routes: readonly NamedRoute[] = Object.entries(contract).flatMap(([area, calls]) =>
  Object.entries<Route>(calls).map(([name, route]) => ({
    area,
    name,
    route,
    entry: `functions/${area}/${kebab(name)}.ts`,
  })),
)
