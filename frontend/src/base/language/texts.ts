/** Types texts by key, so that another language needs an entry for each key, with any text. */
export const texts = <Key extends string>(entries: Readonly<Record<Key, string>>): Readonly<Record<Key, string>> =>
  entries
