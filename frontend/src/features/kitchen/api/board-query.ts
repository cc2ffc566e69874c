/** How a board asks for its tickets. A page that comes drawn asks ahead by the very same. */
export const boardQuery = { finished: 'brief' } as const
