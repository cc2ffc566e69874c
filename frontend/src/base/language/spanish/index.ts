import type { Translation } from '../translation'
import { availability } from './availability'
import { board } from './board'
import { dialogs } from './dialogs'
import { editing } from './editing'
import { phoneOrder } from './phone-order'
import { practice } from './practice'
import { problems } from './problems'
import { refunds } from './refunds'
import { search } from './search'
import { tickets } from './tickets'

export const spanish: Translation = {
  words: { board, tickets },
  dialogWords: { availability, dialogs, editing, phoneOrder, refunds, search },
  practiceWords: practice,
  problems,
}
