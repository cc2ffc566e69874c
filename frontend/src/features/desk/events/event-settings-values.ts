import type { EventSettings } from '#shared/catering/contract'
import { readTypedCount } from '#shared/platform/typed-amount'
import { mergeParts, withFields } from '../form/three-way-merge'

/** Returns the settings as the form shows them. */
export const toSettingsForm = ({ leadHours, perDay, minGuests, replyHours, packages }: EventSettings) => ({
  leadHours: String(leadHours),
  perDay: String(perDay),
  minGuests: String(minGuests),
  replyHours: String(replyHours),
  packages: packages.map(({ id, name, description, dishes }) => ({
    packageId: id,
    name,
    description,
    dishes: dishes.map(({ menuItemId, guestsPerPortion }) => ({
      menuItemId: String(menuItemId),
      guestsPerPortion: String(guestsPerPortion),
    })),
  })),
})

export type SettingsFormValues = ReturnType<typeof toSettingsForm>

/** The rules of event requests, with their labels. */
export const settingRules = [
  { path: 'leadHours', label: 'Minimum notice, hours', input: 'count' },
  { path: 'perDay', label: 'Events per day', input: 'count' },
  { path: 'minGuests', label: 'Minimum guests', input: 'count' },
  { path: 'replyHours', label: 'Reply within, hours', input: 'count' },
] as const

/** Merges the form with settings that someone else saved meanwhile. */
export const mergeSettings = mergeParts<SettingsFormValues>({
  partsOf: (values) => [
    ...settingRules.map(({ path, label }) => ({ name: path, label, text: values[path] })),
    {
      name: 'packages',
      label: 'Packages',
      text: values.packages.map(({ name }) => name).join(', '),
      compared: JSON.stringify(values.packages),
    },
  ],
  withParts: withFields,
})

/** Returns the request body of the form's values. */
export const toSettingsRequest = (
  { packages, leadHours, perDay, minGuests, replyHours }: SettingsFormValues,
  version: number,
) => ({
  leadHours: readTypedCount(leadHours),
  perDay: readTypedCount(perDay),
  minGuests: readTypedCount(minGuests),
  replyHours: readTypedCount(replyHours),
  packages: packages.map(({ packageId: id, dishes, ...rest }) => ({
    id,
    ...rest,
    dishes: dishes.map(({ menuItemId, guestsPerPortion }) => ({
      menuItemId,
      guestsPerPortion: readTypedCount(guestsPerPortion),
    })),
  })),
  version,
})
