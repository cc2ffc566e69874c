import * as z from 'zod/mini'

/** Who made a step: a signed-in user, a guest without an account, or the system by itself. */
export const OrderActor = z.union([z.enum(['guest', 'system']), z.object({ id: z.string(), name: z.string() })])
export type OrderActor = z.infer<typeof OrderActor>

/** An actor as readers see it. Only staff read ids of users. */
export const PresentedActor = z.union([
  z.enum(['guest', 'system']),
  z.object({ id: z.optional(z.string()), name: z.string() }),
])
export type PresentedActor = z.infer<typeof PresentedActor>

/** Returns an actor without the id of the user, unless staff read it. */
export const presentActor = (by: OrderActor, withId: boolean): PresentedActor =>
  typeof by === 'string' || withId ? by : { name: by.name }

/** Formats an actor for staff. */
export const formatActor = (by: PresentedActor): string =>
  by === 'guest' ? 'Guest' : by === 'system' ? 'System' : by.name
