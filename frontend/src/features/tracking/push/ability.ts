/** What this browser can do about a closed page; `install-first` is the rule of iPhone and iPad. */
export type PushSupport = 'can' | 'blocked' | 'install-first' | 'cannot'

const isApplePhone = ({ userAgent, maxTouchPoints }: Navigator): boolean =>
  // An iPad says that it is a Mac, but no Mac is touched.
  /iPhone|iPad|iPod/.test(userAgent) || (/Macintosh/.test(userAgent) && maxTouchPoints > 1)

const isInstalled = (): boolean => window.matchMedia('(display-mode: standalone)').matches

/**
 * What can be offered here (docs/product/tracking.md#push). It asks the browser, never the person.
 */
export function getPushSupport(): PushSupport {
  const isThere = 'serviceWorker' in navigator && 'PushManager' in window && 'Notification' in window
  if (isThere) return Notification.permission === 'denied' ? 'blocked' : 'can'
  return isApplePhone(navigator) && !isInstalled() ? 'install-first' : 'cannot'
}

/** What a person calls the thing in front of them. */
export const getDeviceName = (): 'phone' | 'computer' =>
  window.matchMedia('(pointer: coarse)').matches ? 'phone' : 'computer'
