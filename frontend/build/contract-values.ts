const isRecord = (value: unknown): value is Record<string, unknown> => typeof value === 'object' && value !== null

const isRoute = (value: unknown): value is { method: string; path: string } =>
  isRecord(value) && typeof value['method'] === 'string' && typeof value['path'] === 'string'

const isArea = (value: unknown): value is Record<string, { method: string; path: string }> =>
  isRecord(value) && Object.values(value).length > 0 && Object.values(value).every(isRoute)

const isPlain = (value: unknown): boolean =>
  ['string', 'number', 'boolean'].includes(typeof value) ||
  value === null ||
  (Array.isArray(value) && value.every(isPlain))

/** What the browser needs of an export of the contract: a route's method and path, and plain constants. */
export function browserValue(value: unknown): unknown {
  if (isArea(value)) {
    return Object.fromEntries(Object.entries(value).map(([name, { method, path }]) => [name, { method, path }]))
  }
  return isPlain(value) ? value : undefined
}
