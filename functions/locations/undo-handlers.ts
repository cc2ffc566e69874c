import type { UndoableKind } from '#shared/platform/contract'
import type { UndoHandler } from '../platform/change-log/records'
import { undoAvailability } from '../menu/availability/availability-changes'
import { undoItem } from '../inventory/item-repository'
import { undoPrinter } from '../printing/repository'
import { undoCategories } from '../menu/editing/category-repository'
import { undoDayparts } from '../menu/dayparts/repository'
import { undoChecklist } from '../menu/checklist/repository'
import { undoHours } from '../hours/repository'
import { undoTaxes } from '../taxes/repository'
import { undoCoupon } from '../payments/coupons/coupon-desk'
import { undoProgram } from '../loyalty/program/repository'
import { undoEventSettings } from '../catering/settings'
import { undoSpecials } from '../specials/repository'
import { undoOptionGroup } from '../menu/option-groups/repository'
import { undoDish } from '../menu/editing/dish-repository'
import { undoIntake } from '../kitchen/capacity-repository'
import { undoLocationSettings } from '../menu/settings-repository'

/** The undo handler of each kind of change that can be undone. */
export const undoHandlers: Readonly<Record<UndoableKind, UndoHandler>> = {
  availability: undoAvailability,
  hours: undoHours,
  daypart: undoDayparts,
  checklist: undoChecklist,
  tax: undoTaxes,
  rewards: undoProgram,
  coupon: undoCoupon,
  'event-settings': undoEventSettings,
  intake: undoIntake,
  settings: undoLocationSettings,
  category: undoCategories,
  dish: undoDish,
  'option-group': undoOptionGroup,
  item: undoItem,
  special: undoSpecials,
  printer: undoPrinter,
}
