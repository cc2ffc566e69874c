import * as z from 'zod/mini'

/** The SDK's clients note on every error how often they had tried; one that was the caller's own fault says so. */
const FromService = z.object({
  $metadata: z.object({ attempts: z.int() }),
  $fault: z._default(z.literal('server'), 'server'),
})

/** Whether an error says that a service, such as the table, is away: it comes back, and asking again may succeed. */
export const isServiceAway = (error: unknown): boolean => FromService.safeParse(error).success
