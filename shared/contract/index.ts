import { auth } from './auth'
import { health } from './health'
import { kitchen } from './kitchen'
import { menu } from './menu'
import { orders } from './orders'
import type { Route } from './route'

/** Every call of the product, by area; `functions/<area>/<route>.ts` answers it. */
export const contract = { auth, health, kitchen, menu, orders } as const

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
