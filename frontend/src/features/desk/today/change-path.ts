import type { EditableDish } from '#shared/menu/editing-contract'
import type { ActivityEntry } from '#shared/platform/contract'
import { deskPaths, getDishPath } from '../paths'

/** Returns the path of the record that was changed. */
export function getChangePath({ kind, subjectId }: ActivityEntry, dishes: readonly EditableDish[]): string {
  const dish = dishes.find(({ id }) => String(id) === subjectId)
  switch (kind) {
    case 'dish':
    case 'availability':
    case 'picture':
      return dish ? getDishPath(dish) : deskPaths.menu
    case 'option-group':
      return deskPaths.optionGroups
    case 'category':
      return deskPaths.categories
    case 'daypart':
      return deskPaths.dayparts
    case 'checklist':
      return deskPaths.checklist
    case 'hours':
      return deskPaths.hours
    case 'settings':
      return deskPaths.settings
    case 'tax':
      return deskPaths.taxes
    case 'coupon':
      return deskPaths.coupons
    case 'rewards':
      return deskPaths.rewards
    case 'event':
    case 'event-settings':
      return deskPaths.events
    case 'item':
      return deskPaths.ingredients
    case 'special':
      return deskPaths.specials
    case 'feedback':
      return deskPaths.feedback
    case 'printer':
      return deskPaths.printers
    case 'driver':
      return deskPaths.drivers
    case 'team':
      return deskPaths.team
    case 'gift-card':
      return deskPaths.giftCards
    case 'purchase':
      return '/inventory'
    case 'intake':
    case 'refund':
    case 'dispute':
    case 'handover':
    case 'cancellation':
      return deskPaths.changes
  }
}
