/** The header that the service worker adds to cached responses: when it stored them (ISO). */
export const CACHED_AT_HEADER = 'x-cached-at'
