/** How a code stands with whoever has it. */
export const codeStates = ['unused', 'spent', 'expired'] as const
export type CodeState = (typeof codeStates)[number]
