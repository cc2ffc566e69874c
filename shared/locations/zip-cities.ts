import { parseZipCode } from './geo'

/** The city that the postal service writes for the ZIP codes near our restaurants. */
const cities: Readonly<Record<string, readonly string[]>> = {
  Hudson: ['34667', '34669'],
  'Port Richey': ['34668'],
  'New Port Richey': ['34652', '34653', '34654', '34655'],
  Lakeland: ['33801', '33803', '33805', '33809', '33810', '33811', '33812', '33813', '33815'],
  'Highland City': ['33846'],
  Nokomis: ['34275'],
  Osprey: ['34229'],
  Venice: ['34285', '34292', '34293'],
}

/** Returns the city of a typed ZIP code; undefined if it is not known here. */
export function findCity(typed: string): string | undefined {
  const zipCode = parseZipCode(typed)
  return Object.keys(cities).find((city) => zipCode !== null && cities[city]?.includes(zipCode))
}
