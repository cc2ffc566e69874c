import type { Area } from '../route'
import { deskChanges } from './changes'
import { deskHours } from './hours'

/** The owner's desk (docs/product/desk.md). */
export const desk = { ...deskChanges, ...deskHours } as const satisfies Area
