import type { Area } from '../route'
import { deskBulk } from './bulk'
import { deskChanges } from './changes'
import { deskDishes } from './dish'
import { deskFeedback } from './feedback'
import { deskHeard } from './heard'
import { deskHours } from './hours'
import { deskPictures } from './pictures'
import { deskSpecials } from './specials'

/** The owner's desk (docs/product/desk.md). */
export const desk = {
  ...deskBulk,
  ...deskChanges,
  ...deskDishes,
  ...deskFeedback,
  ...deskHeard,
  ...deskHours,
  ...deskPictures,
  ...deskSpecials,
} as const satisfies Area
