import type { ApiOrigins } from './cdn'

/** Whether an endpoint is AWS itself and not an emulator. */
export const isAmazon = (endpoint: string): boolean =>
  endpoint === 'aws' || (URL.canParse(endpoint) && new URL(endpoint).hostname.endsWith('.amazonaws.com'))

// Not by URL: an emulator's name may end in an address, which none may.
const NAME = /^\w+:\/\/(?<id>[\w-]+)\.execute-api\.(?<rest>[^/]+)/

function partsOf(address: string) {
  const { id, rest } = NAME.exec(address)?.groups ?? {}
  if (id === undefined || rest === undefined) throw new Error(`${address} is no address of an API`)
  return { id, rest }
}

type Outputs = { readonly ApiUrl: string; readonly SocketUrl: string }

/**
 * Where an endpoint serves the two APIs. Its names need not be known to this machine, so it is
 * spoken to by its own address and told the name; and the live connection has the same kind of name
 * as the calls, whatever the stack says.
 */
export function resolveApiOrigins(endpoint: string, { ApiUrl, SocketUrl }: Outputs): ApiOrigins {
  const at = new URL(endpoint)
  const api = partsOf(ApiUrl)
  const rest = api.rest.endsWith('.amazonaws.com') ? at.host : api.rest
  const target = (id: string) => ({ at, host: `${id}.execute-api.${rest}` })
  return { api: target(api.id), sockets: target(partsOf(SocketUrl).id) }
}
