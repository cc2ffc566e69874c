import type { Area } from '../route'
import { deskChanges } from './changes'
import { deskDishes } from './dish'
import { deskHours } from './hours'

/** The owner's desk (docs/product/desk.md). */
export const desk = { ...deskChanges, ...deskDishes, ...deskHours } as const satisfies Area
