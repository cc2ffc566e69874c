import type { LocationPolicy } from '#shared/locations/policy'
import type { Toast } from '#base/components/toast'

export const orderPlacedToast = (id: string): Toast => ({
  title: 'Order Placed Successfully!',
  description: `Order #${id} has been created. Redirecting to order tracking...`,
})

/** After a lost answer: what stands is what was sent before, perhaps not as it was wanted last. */
export const earlierOrderArrivedToast = (id: string): Toast => ({
  title: 'Your First Order Had Arrived',
  description: `Order #${id} is as you sent it first. What you changed since is not in it: please have a look.`,
  type: 'warning',
  durationMs: 15_000,
})

/** A live site does not speak of tests (docs/product/locations.md#a-test-site-and-a-live-one). */
export const orderFailedToast = ({ showsTestBanner }: Pick<LocationPolicy, 'showsTestBanner'>): Toast => ({
  title: 'Order Failed',
  description: `There was an error placing your ${showsTestBanner ? 'test ' : ''}order. Please try again.`,
  type: 'error',
})
