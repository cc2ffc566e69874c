/** How a board asks for its tickets. A page that comes drawn asks ahead by the very same. */
export const boardTicketsQuery = { finished: 'brief' } as const
