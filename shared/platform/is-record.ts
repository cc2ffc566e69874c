/** Whether a value is an object, whose fields may be read by their names. */
export const isRecord = (value: unknown): value is Record<string, unknown> =>
  typeof value === 'object' && value !== null
