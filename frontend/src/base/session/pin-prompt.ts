/** Why a shift lead has to enter the PIN; undefined where any cook may. */
type LeadReason = string | undefined

/**
 * Asks for a PIN. Returns what to do after the change that needed it; undefined if the tablet was
 * not unlocked.
 */
type PinPrompt = (leadReason?: LeadReason) => Promise<(() => void) | undefined>

let prompt: PinPrompt | undefined

/** Sets the prompt of a kitchen tablet. Returns a function that removes it. */
export function setPinPrompt(next: PinPrompt): () => void {
  prompt = next
  return () => {
    if (prompt === next) prompt = undefined
  }
}

/** Asks for a PIN on a kitchen tablet. Undefined in other browsers. */
export const requestPin: PinPrompt = (leadReason) => prompt?.(leadReason) ?? Promise.resolve(undefined)
