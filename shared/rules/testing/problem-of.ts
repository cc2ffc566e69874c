import { Problem } from '../../problem'

/** The code of the problem that is thrown; `none` where nothing is. */
export function getProblemCode(act: () => unknown): string {
  try {
    act()
  } catch (error) {
    if (error instanceof Problem) return error.code
    throw error
  }
  return 'none'
}
