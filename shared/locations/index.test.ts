import { findLocation, getLocationForHost, locations, getServerId } from '.'

describe.each(locations.map((location) => [location.name, location] as const))('%s', (_, location) => {
  it('is found by its code, its client id and its server id, and by nobody else’s', () => {
    const { code, clientId } = location
    const names = [code, code.toLowerCase(), clientId, getServerId(location)]
    expect(names.map((name) => findLocation(name)?.code)).toEqual(names.map(() => code))
  })

  it('is what its host names stand for', () => {
    const hosts = [location.domain, `www.${location.domain}`, `${location.code.toLowerCase()}.localhost`]
    expect(hosts.map((host) => getLocationForHost(host).code)).toEqual(hosts.map(() => location.code))
  })
})

it('is the first location at any other host', () => {
  expect(getLocationForHost('localhost').code).toBe('HENPR')
  expect(locations.map(({ clientId }) => clientId)).toEqual(
    locations.map(({ clientId }) => clientId).sort((a, b) => a - b),
  )
})
