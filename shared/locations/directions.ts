type Address = {
  readonly street: string
  readonly city: string
  readonly state: string
  readonly zipCode: string
}

/** Returns the address of a map page with the way to an address. */
export function getDirectionsUrl({ street, city, state, zipCode }: Address): string {
  const destination = [street, city, `${state} ${zipCode}`.trim()].filter((part) => part !== '').join(', ')
  return `https://www.google.com/maps/dir/?api=1&destination=${encodeURIComponent(destination)}`
}
