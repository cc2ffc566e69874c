/** Settles once what a tap changed is on the screen: what only goes with it must not hold it up. */
export const waitForPaint = (): Promise<void> =>
  new Promise((resolve) => void requestAnimationFrame(() => setTimeout(resolve)))
