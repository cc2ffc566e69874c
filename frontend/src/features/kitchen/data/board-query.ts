/** The query parameters of a board's tickets. Prerendered pages preload the same request. */
export const boardTicketsQuery = { finished: 'brief' } as const
