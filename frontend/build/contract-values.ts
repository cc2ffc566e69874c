const isRecord = (value: unknown): value is Record<string, unknown> => typeof value === 'object' && value !== null

type BareRoute = { readonly method: string; readonly path: string; readonly takes?: unknown }

const isRoute = (value: unknown): value is BareRoute =>
  isRecord(value) && typeof value['method'] === 'string' && typeof value['path'] === 'string'

const isArea = (value: unknown): value is Record<string, BareRoute> =>
  isRecord(value) && Object.values(value).length > 0 && Object.values(value).every(isRoute)

const isPlain = (value: unknown): boolean =>
  ['string', 'number', 'boolean'].includes(typeof value) ||
  value === null ||
  (Array.isArray(value) && value.every(isPlain))

/** A table is the one thing that `ask` sends as it is. */
const browserRoute = ({ method, path, takes }: BareRoute) => ({ method, path, ...(takes === 'csv' && { takes }) })

/** What the browser needs of an export of the contract: a route's method and path, and plain constants. */
export function browserValue(value: unknown): unknown {
  if (isArea(value)) {
    return Object.fromEntries(Object.entries(value).map(([name, route]) => [name, browserRoute(route)]))
  }
  return isPlain(value) ? value : undefined
}
