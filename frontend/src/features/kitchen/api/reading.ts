/**
 * Reads again when asked, once more for all that ask meanwhile: a rush of pushes neither piles up
 * nor starves.
 */
export function coalesceReads(read: () => Promise<unknown>): () => Promise<void> {
  let isReading = false
  let isWanted = false
  return async () => {
    isWanted = true
    if (isReading) return
    isReading = true
    while (isWanted) {
      isWanted = false
      await read()
    }
    isReading = false
  }
}
