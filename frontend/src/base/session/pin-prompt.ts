/** Asks a cook for the PIN. Returns whether the tablet was unlocked. */
type PinPrompt = () => Promise<boolean>

let prompt: PinPrompt | undefined

/** Sets the prompt of a kitchen tablet. Returns a function that removes it. */
export function setPinPrompt(next: PinPrompt): () => void {
  prompt = next
  return () => {
    if (prompt === next) prompt = undefined
  }
}

/** Asks for the PIN on a kitchen tablet. False in other browsers. */
export const requestPin = (): Promise<boolean> => prompt?.() ?? Promise.resolve(false)
