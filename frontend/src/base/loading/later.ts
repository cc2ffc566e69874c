/** So long after the application began, what is seen first stands, on most devices. */
const LATER_MS = 1_500

/** Whether what is asked for can come: over the network, or from what the service worker keeps. */
export const canLoad = (): boolean => navigator.onLine || Boolean(navigator.serviceWorker?.controller)

/**
 * For what would only keep the first picture waiting: it is asked for after that, and not in vain.
 */
export async function waitForStartup(): Promise<void> {
  await new Promise((resolve) => setTimeout(resolve, LATER_MS))
  if (!canLoad()) await new Promise((resolve) => addEventListener('online', resolve, { once: true }))
}

/** A network that is back says so before it answers. */
export const NETWORK_SETTLE_MS = 2_000

/** Calls when the network is back, and once more when it should answer, until it is ended. */
export function onNetworkBack(then: () => void): () => void {
  let answers: ReturnType<typeof setTimeout> | undefined
  const back = () => {
    then()
    answers = setTimeout(then, NETWORK_SETTLE_MS)
  }
  addEventListener('online', back)
  return () => {
    removeEventListener('online', back)
    clearTimeout(answers)
  }
}
