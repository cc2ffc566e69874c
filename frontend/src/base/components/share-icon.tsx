import { draw } from './icons'

/** Of its own, for the landing page has no use for it. */
export const ShareIcon = draw('M12 3v12M8 7l4-4 4 4M6 11H5v9h14v-9h-1', 'ShareIcon')
