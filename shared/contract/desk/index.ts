import type { Area } from '../route'
import { deskChanges } from './changes'

/** The owner's desk (docs/product/desk.md). */
export const desk = { ...deskChanges } as const satisfies Area
