import { findLocation, getLocationForHost, locations, getServerId } from '.'

describe.each(locations.map((location) => [location.name, location] as const))('%s', (_, location) => {
  it('is found only by its own code, client id and server id', () => {
    const { code, clientId } = location
    const names = [code, code.toLowerCase(), clientId, getServerId(location)]
    expect(names.map((name) => findLocation(name)?.code)).toEqual(names.map(() => code))
  })

  it('is selected by its host names', () => {
    const hosts = [location.domain, `www.${location.domain}`, `${location.code.toLowerCase()}.localhost`]
    expect(hosts.map((host) => getLocationForHost(host).code)).toEqual(hosts.map(() => location.code))
  })
})

it('any other host selects the first location', () => {
  expect(getLocationForHost('localhost').code).toBe('HENPR')
  expect(locations.map(({ clientId }) => clientId)).toEqual(
    locations.map(({ clientId }) => clientId).sort((a, b) => a - b),
  )
})
