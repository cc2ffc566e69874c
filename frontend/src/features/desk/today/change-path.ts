import type { EditableDish } from '#shared/menu/editing-contract'
import type { ActivityEntry, ActivityKind } from '#shared/platform/contract'
import { deskPaths, getDishPath } from '../paths'

/** Where the records of a kind are; without a place of their own, in the log of changes. */
const paths: Readonly<Record<ActivityKind, string>> = {
  dish: deskPaths.menu,
  availability: deskPaths.menu,
  picture: deskPaths.menu,
  'option-group': deskPaths.optionGroups,
  category: deskPaths.categories,
  daypart: deskPaths.dayparts,
  checklist: deskPaths.checklist,
  hours: deskPaths.hours,
  settings: deskPaths.settings,
  tax: deskPaths.taxes,
  coupon: deskPaths.coupons,
  rewards: deskPaths.rewards,
  event: deskPaths.events,
  'event-settings': deskPaths.events,
  item: deskPaths.ingredients,
  special: deskPaths.specials,
  feedback: deskPaths.feedback,
  printer: deskPaths.printers,
  driver: deskPaths.drivers,
  team: deskPaths.team,
  'gift-card': deskPaths.giftCards,
  purchase: '/inventory',
  intake: deskPaths.changes,
  refund: deskPaths.changes,
  dispute: deskPaths.changes,
  handover: deskPaths.changes,
  cancellation: deskPaths.changes,
}

/** Returns the path of the record that was changed. */
export function getChangePath({ kind, subjectId }: ActivityEntry, dishes: readonly EditableDish[]): string {
  const dish = dishes.find(({ id }) => String(id) === subjectId)
  return dish && paths[kind] === deskPaths.menu ? getDishPath(dish) : paths[kind]
}
