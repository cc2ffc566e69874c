/** The response header with the keys of records that a list left out. Only staff get it. */
const HEADER = 'damaged-records'

/** Maximum keys in a response. More would exceed what gateways accept as a header. */
const MAX_KEYS = 20

/** Formats the header; no header without damaged records. */
export const formatDamagedRecords = (keys: readonly string[]): Readonly<Record<string, string>> =>
  keys.length === 0 ? {} : { [HEADER]: keys.slice(0, MAX_KEYS).map(encodeURIComponent).join(',') }

/** Returns the keys in a response's header. */
export const parseDamagedRecords = (headers: Pick<Headers, 'get'>): readonly string[] =>
  headers.get(HEADER)?.split(',').map(decodeURIComponent) ?? []
