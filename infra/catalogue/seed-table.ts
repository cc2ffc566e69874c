import { retryAccessDenied } from '#infra/stacks/functions/lambda/retry-access-denied'
import { seedTable } from './load-seed'

/**
 * Runs at each deployment: makes what the product can't start without, and leaves alone what is
 * there.
 */
export const handler = (): Promise<void> => retryAccessDenied(() => seedTable(new Date()))
