/** Digits that follow each other within this time name one ticket, in milliseconds. */
export const TYPING_MS = 1_500

export type Typing = { readonly digits: string; readonly at: number }

export const nothingTyped: Typing = { digits: '', at: 0 }

/** The digits typed so far, once another is typed; those of long ago are forgotten. */
export const typed = (before: Typing, digit: string, at: number): Typing => ({
  digits: at - before.at <= TYPING_MS ? (before.digits + digit).slice(-4) : digit,
  at,
})

type Numbered = { readonly id: string; readonly ticketNumber: number }

/** The ticket that the digits name: the one of that number, else the first that begins so. */
export const ticketTyped = <T extends Numbered>(tickets: readonly T[], { digits }: Typing): T | undefined =>
  tickets.find(({ ticketNumber }) => String(ticketNumber) === digits) ??
  tickets.find(({ ticketNumber }) => String(ticketNumber).startsWith(digits))

/**
 * The ticket so many steps from the chosen one, at the edges the last there; from none, the first.
 */
export function ticketBeside<T extends Numbered>(
  tickets: readonly T[],
  chosenId: string | null,
  steps: number,
): T | undefined {
  const index = tickets.findIndex(({ id }) => id === chosenId)
  return index < 0 ? tickets[0] : tickets[Math.min(tickets.length - 1, Math.max(0, index + steps))]
}
