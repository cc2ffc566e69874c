import { findLocation, locations, getLocationForHost } from '#shared/locations/index'
import { seed } from '#infra/catalogue/seed'
import { buildSeedRecords } from '#infra/catalogue/seed-records'
import { startPageRenderer } from '../../../frontend/build/prerender/render-page'
import { synthesizeApp } from './stack-templates'

// Describes a location in its own process, because the test's own sources don't have it.
const [code = ''] = process.argv.slice(2)
const named = findLocation(code)
if (!named) throw new Error(`There is no location ${code}`)

const records = buildSeedRecords(seed, new Date())
const countOf = (each: string) => records.filter(({ pk }) => pk.endsWith(`#${each}`)).length

// Pages read the window's location after their first picture.
Object.assign(globalThis, { window: { location: new URL('http://localhost/') } })
const studio = await startPageRenderer()
const textOf = async (path: string) => {
  const { body } = await studio.draw(path, named.code)
  return body.markup
    .replace(/<!--.*?-->/g, '')
    .replace(/<[^>]+>/g, ' ')
    .replace(/\s+/g, ' ')
}
const report = {
  codes: locations.map((location) => location.code),
  byClientId: findLocation(named.clientId)?.code,
  byHost: [`www.${named.domain}`, `${code.toLowerCase()}.localhost`].map((host) => getLocationForHost(host).code),
  stacks: synthesizeApp().sites.map(({ stackName }) => stackName),
  records: locations.map((location) => countOf(location.code)),
  dishes: records.filter(({ pk, type }) => pk === `MENU#${code}` && type === 'Dish').length,
  dishesOfSeed: seed.dishes.length,
  texts: { about: await textOf('/about'), contact: await textOf('/contact'), onboarding: await textOf('/onboarding') },
}
await studio.close()
process.stdout.write(`\n${JSON.stringify(report)}\n`, () => process.exit())
