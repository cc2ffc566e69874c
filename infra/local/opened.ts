/** Closes something that was opened. */
type Close = () => Promise<unknown>

export type CloseStack = ReturnType<typeof createCloseStack>

/**
 * What was opened and is to be closed: the doors to the outside before all, then the last opened
 * first.
 */
export function createCloseStack(doors: readonly Close[]) {
  const opened: Close[] = []
  return {
    add: (close: Close): void => void opened.push(close),
    /** Closes all of it, whatever fails at that; throws what failed first. */
    close: async (): Promise<void> => {
      const failed: unknown[] = []
      const note = (error: unknown) => void failed.push(error)
      await Promise.all(doors.map((close) => close().catch(note)))
      for (const close of opened.splice(0).reverse()) await close().catch(note)
      if (failed.length > 0) throw failed[0]
    },
  }
}
