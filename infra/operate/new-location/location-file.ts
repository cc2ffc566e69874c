import type { LocationConfig } from '#shared/locations/location'

/** The facts of a new location that the command line may give. */
export type NewLocation = {
  readonly code: string
  readonly name: string
  readonly domain: string
  readonly street?: string | undefined
  readonly city?: string | undefined
  readonly zip?: string | undefined
  readonly latitude?: number | undefined
  readonly longitude?: number | undefined
  readonly phone?: string | undefined
  readonly area?: string | undefined
}

type Known = Pick<LocationConfig, 'code' | 'clientId' | 'domain' | 'domainStem' | 'delivery'>

/** How many ids in a row are client ids; as many server ids follow them. */
const ROW = 3

/** Returns the next client id: 1, 2, 3, then 7, 8, 9, 13 (docs/product/locations.md#names). */
export function getNextClientId(known: readonly Pick<Known, 'clientId'>[]): number {
  const last = Math.max(0, ...known.map(({ clientId }) => clientId))
  return last % ROW === 0 && last > 0 ? last + ROW + 1 : last + 1
}

/** Codes whose file could not export or import them: words of the language, and names of files. */
const RESERVED =
  /^(AWAIT|BREAK|CASE|CATCH|CLASS|CONST|CONTINUE|DEBUGGER|DEFAULT|DELETE|ELSE|ENUM|EVAL|EXPORT|EXTENDS|FALSE|FINALLY|FOR|FUNCTION|IMPORT|LET|NEW|NULL|PACKAGE|PRIVATE|PUBLIC|RETURN|STATIC|SUPER|SWITCH|THIS|THROW|TRUE|TRY|TYPEOF|VAR|VOID|WHILE|WITH|YIELD|GROUP|INDEX|LIST|FACTS|GEO|POLICY|LOCATION|CHARGES)$/

/** Returns why a location can't be added next to the known ones; undefined if it can. */
export function findConflict({ code, domain, zip }: NewLocation, known: readonly Known[]): string | undefined {
  if (RESERVED.test(code)) return `${code} can't be a code here. Choose another one.`
  if (known.some((other) => other.code === code)) return `There is a location ${code} already.`
  const host = known.find(
    (other) =>
      [other.domainStem, other.code.toLowerCase()].some((part) => `${domain} ${code.toLowerCase()}`.includes(part)) ||
      [getDomainStem(domain), code.toLowerCase()].some((part) =>
        `${other.domain} ${other.code.toLowerCase()}`.includes(part),
      ),
  )
  if (host) return `Its host name would be mistaken for that of ${host.code}. Choose another code or domain.`
  const owner = known.find(({ delivery }) => zip !== undefined && delivery.zipCodes.includes(zip))
  return owner && `ZIP code ${zip} is in the file of ${owner.code}. Remove it there first.`
}

/** Returns the part of a domain before its ending, which host names contain. */
const getDomainStem = (domain: string): string => domain.slice(0, domain.lastIndexOf('.'))

/** Writes a text as a literal, in double quotes if it has an apostrophe, as Prettier does. */
function quote(text: string): string {
  const mark = text.includes("'") && !text.includes('"') ? '"' : "'"
  return `${mark}${text.replace(/\\/g, '\\\\').replaceAll(mark, `\\${mark}`)}${mark}`
}

/** Escapes a text for a template literal. */
const escapeTemplate = (text: string): string => text.replace(/[\\`]|\$(?=\{)/g, '\\$&')

/** Returns the source of a location's file, which begins as a test site with placeholders. */
export function composeLocationFile(location: NewLocation, known: readonly Known[]): string {
  const { code, name, domain, street = '1 Main St', city = name, zip = '00000', area = city } = location
  const { phone = '(000) 555-0100', latitude = 0, longitude = 0 } = location
  return `import { createLocationLinks, groupDefaults, groupTerms } from './group'
import type { LocationConfig } from './location'

const domain = ${quote(domain)}

export const ${code.toLowerCase()} = {
  ...groupTerms,
  code: ${quote(code)},
  clientId: ${getNextClientId(known)},
  name: ${quote(name)},
  fullName: \`\${groupDefaults.brand} ${escapeTemplate(name)}\`,
  area: ${quote(area)},
  domainStem: ${quote(getDomainStem(domain))},
  domain,
  primaryColor: '#c92a2a',
  secondaryColor: '#ffc078',
  address: {
    street: ${quote(street)},
    city: ${quote(city)},
    state: 'FL',
    zipCode: ${quote(zip)},
  },
  coordinates: { latitude: ${latitude}, longitude: ${longitude} },
  phone: ${quote(phone)},
  email: \`hello@\${domain}\`,
  delivery: {
    ...groupDefaults.delivery,
    zipCodes: [${location.zip === undefined ? '' : quote(location.zip)}],
    zone: ${quote(area)},
  },
  links: createLocationLinks(domain),
} as const satisfies LocationConfig
`
}

/** Returns the line of a location in the list of all. */
export const composeListLine = ({ code }: Pick<NewLocation, 'code'>): string =>
  `export { ${code.toLowerCase()} } from './${code.toLowerCase()}'\n`

/** Says what is left to do until the location can open. */
export function listNextSteps(location: NewLocation): readonly string[] {
  const { code, domain, street, city, zip, latitude, longitude, phone, area } = location
  const missing = Object.entries({ street, city, zip, latitude, longitude, phone, area }).flatMap(([name, value]) =>
    value === undefined ? [name] : [],
  )
  const site = `http://${code.toLowerCase()}.localhost:8080`
  return [
    ...(missing.length > 0
      ? [`Replace the placeholders, at the desk under Settings or in the file: ${missing.join(', ')}.`]
      : []),
    `Start it: npm start. It has the sample's menu, ingredients and specials: ${site}`,
    `Order something there, and see the ticket: ${site}/kitchen`,
    `Change menu, hours, taxes, settings and team: ${site}/desk`,
    'Check it: npm test.',
    ...(domain.endsWith('.example') ? [`Give it a domain of its own instead of ${domain}.`] : []),
    "Deploy it, sign the desk's list Before opening, and set mode: 'live' (docs/locations.md).",
  ]
}
