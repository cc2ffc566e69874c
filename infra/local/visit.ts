import type { IncomingMessage } from 'node:http'
import { findLocation, locationForHost } from '#shared/locations/index'
import type { Location } from '#shared/locations/index'

/**
 * What the CDN knows of a request: which address was asked for, by whom, and which location that
 * is.
 */
export type Visit = {
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
export function locationOfHost(host: string, standIn: string): Location {
  const name = withoutPort(host)
  return (isThisMachine(name) && standIn !== '' && findLocation(standIn)) || locationForHost(name)
}

export function visitOf({ headers, socket }: IncomingMessage, standIn: string): Visit {
  const host = headers.host ?? 'localhost'
  return {
    host,
    domainName: withoutPort(host),
    ip: (socket.remoteAddress ?? '127.0.0.1').replace(/^::ffff:/, ''),
    location: locationOfHost(host, standIn),
  }
}

/**
 * The headers that the CDN puts on every request; what a visitor sends under these names is
 * dropped.
 */
export const cdnHeaders = ({ host, ip, location }: Visit) => ({
  'x-forwarded-host': host,
  'x-viewer-address': ip,
  'x-forwarded-proto': 'http',
  'x-location': location.code,
})
