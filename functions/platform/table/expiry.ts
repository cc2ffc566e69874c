/**
 * Returns the time to live of a record in seconds since 1970. It is rounded up: the record is
 * stored for `lifetimeSeconds` at least.
 */
export const expiresAfter = (from: Date | string, lifetimeSeconds = 0): number =>
  Math.ceil(new Date(from).getTime() / 1000) + lifetimeSeconds
