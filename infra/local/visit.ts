import type { IncomingMessage } from 'node:http'
import { findLocation, getLocationForHost } from '#shared/locations/index'
import type { Location } from '#shared/locations/index'

/**
 * What the CDN knows of a request: which address was asked for, by whom, and which location that
 * is.
 */
export type ViewerRequest = {
  readonly host: string
  readonly domainName: string
  readonly ip: string
  readonly location: Location
}

const withoutPort = (host: string) => host.replace(/:\d+$/, '')

const isThisMachine = (name: string) => ['localhost', '127.0.0.1', '[::1]'].includes(name)

/**
 * `standIn`, a location code, stands for the host name on plain localhost
 * (docs/product/running.md#settings).
 */
export function resolveLocation(host: string, standIn: string): Location {
  const name = withoutPort(host)
  return (isThisMachine(name) && standIn !== '' && findLocation(standIn)) || getLocationForHost(name)
}

export function readViewerRequest({ headers, socket }: IncomingMessage, standIn: string): ViewerRequest {
  const host = headers.host ?? 'localhost'
  return {
    host,
    domainName: withoutPort(host),
    ip: (socket.remoteAddress ?? '127.0.0.1').replace(/^::ffff:/, ''),
    location: resolveLocation(host, standIn),
  }
}

/**
 * The headers that the CDN puts on every request; what a visitor sends under these names is
 * dropped.
 */
export const toCdnHeaders = ({ host, ip, location }: ViewerRequest) => ({
  'x-forwarded-host': host,
  'x-viewer-address': ip,
  'x-forwarded-proto': 'http',
  'x-location': location.code,
})
