/** The owner's last change that this page was told of. */
let last: string | undefined

/**
 * Notes a change: what is read of the menu from now on is read past what caches hold from before
 * it.
 */
export const setLastMenuChange = (change: string): void => {
  last = change
}

/** What a reading of the menu says, so that no cache answers it with what was there before. */
export const getLastMenuChangeQuery = (): { readonly change?: string } => (last === undefined ? {} : { change: last })
