import { draw } from '#base/components/icons'

/** The service bell of the pass. */
export const BellIcon = draw('M6 16V11a6 6 0 0 1 12 0v5l1.5 2h-15L6 16Zm4 5h4', 'BellIcon')
