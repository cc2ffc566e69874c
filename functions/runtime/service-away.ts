import * as z from 'zod/mini'

const attempts = { $metadata: z.object({ attempts: z.int() }) }

/**
 * The SDK's clients note on every error how often they had tried; one that was the caller's own
 * fault says so.
 */
const FromService = z.object({ ...attempts, $fault: z._default(z.literal('server'), 'server') })

/**
 * A service that is asked too much calls that the caller's fault, too. It passes like any other
 * absence.
 */
const AskedTooMuch = z.object({
  ...attempts,
  name: z
    .string()
    .check(z.regex(/^(Throttl|ProvisionedThroughput|RequestLimit|TransactionInProgress|TransactionConflict)/)),
})

/**
 * Whether an error says that a service, such as the table, is away: it comes back, and asking again
 * may succeed.
 */
export const isServiceUnavailable = (error: unknown): boolean =>
  FromService.safeParse(error).success || AskedTooMuch.safeParse(error).success
