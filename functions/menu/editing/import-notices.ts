import { cutText } from '#shared/platform/text'

/** Maximum notices of an import, and names in one of them: more help no one, and are stored. */
const MAX_LISTED = 20
const MAX_NAME = 60
const MAX_CHARACTERS = 2000

const shorten = (text: string, most: number): string => (text.length > most ? `${cutText(text, most)}…` : text)

/** Lists names for a notice: the first of them, and how many more there are. */
export function listFirst(names: readonly string[]): string {
  const first = names.slice(0, MAX_LISTED).map((name) => shorten(name, MAX_NAME))
  const more = names.length - first.length
  return more > 0 ? `${first.join(', ')} and ${more} more` : first.join(', ')
}

/** Returns the first notices, each of limited length, and how many more there are. */
export function boundNotices(notices: readonly string[]): string[] {
  const first = notices.slice(0, MAX_LISTED).map((notice) => shorten(notice, MAX_CHARACTERS))
  const more = notices.length - first.length
  return more > 0 ? [...first, `And ${more} more.`] : first
}
