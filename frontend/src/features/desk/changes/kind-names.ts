import type { ActivityKind } from '#shared/contract/desk/changes'

/** What each kind of change is called. */
export const changeKindLabels = {
  dish: 'Dish',
  special: 'Specials',
  hours: 'Hours',
  category: 'Categories',
  item: 'Ingredient',
  picture: 'Picture',
  intake: 'Intake',
  availability: 'Availability',
  refund: 'Made good',
  feedback: 'Feedback',
  printer: 'Printer',
} as const satisfies Readonly<Record<ActivityKind, string>>
