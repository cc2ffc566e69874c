import { useQueries } from '@tanstack/react-query'
import type { Location } from '#shared/locations/index'
import { deskMenuQuery } from '../desk-api'
import { createClosure } from '../hours/draft'
import { specialsQuery } from '../specials/use-specials-form'
import type { LocationChange, Special } from './plan'
import { describeSpecial } from './special-plan'

/** The form of a change. Each kind uses some of the fields. */
export type ChangeValues = {
  kind: LocationChange['kind']
  menuItemId: string
  price: string
  availability: 'off' | 'on'
  special: string
  offer: 'on' | 'off'
  intake: '15' | '30' | '60' | 'open'
  setting: string
  typed: string
  date: string
  day: 'closed' | 'open' | 'usual'
  opens: string
  closes: string
  note: string
  /** The codes of the chosen locations. */
  locations: string[]
}

export const defaultChange = (places: readonly Location[]): ChangeValues => ({
  kind: 'price',
  menuItemId: '',
  price: '',
  availability: 'off',
  special: '',
  offer: 'on',
  intake: '30',
  setting: 'delivery.fee',
  typed: '',
  date: '',
  day: 'closed',
  opens: '11:00',
  closes: '18:00',
  note: '',
  locations: places.map(({ code }) => code),
})

type Choice = { readonly value: string; readonly label: string }
type SpecialChoice = Choice & { readonly special: Special }

/** The dishes of the locations' menus, each once, by name. */
export const useDishChoices = (places: readonly Location[]): readonly Choice[] =>
  useQueries({
    queries: places.map(({ code }) => deskMenuQuery(code)),
    combine: (menus) => {
      const dishes = menus.flatMap(({ data }) => data?.dishes.filter(({ isArchived }) => !isArchived) ?? [])
      return [...new Map(dishes.toReversed().map((dish) => [dish.id, dish])).values()]
        .map(({ id, name }) => ({ value: String(id), label: name }))
        .sort((one, other) => one.label.localeCompare(other.label))
    },
  })

/** The specials of the locations. One that several offer on the same terms appears once. */
export const useSpecialChoices = (places: readonly Location[]): readonly SpecialChoice[] =>
  useQueries({
    queries: places.map(({ code }) => specialsQuery(code)),
    combine: (weeks) => {
      const all = weeks.flatMap(({ data }) => data?.specials ?? [])
      const choices = all.map((special) => ({
        value: `${special.menuItemId} ${describeSpecial(special)}`,
        label: describeSpecial(special),
        special,
      }))
      return [...new Map(choices.map((choice) => [choice.value, choice])).values()].sort(
        (one, other) => one.special.dayOfWeek - other.special.dayOfWeek || one.label.localeCompare(other.label),
      )
    },
  })

/** Returns the change of a valid form; undefined for a special that no longer exists. */
export function toLocationChange(values: ChangeValues, specials: readonly SpecialChoice[]): LocationChange | undefined {
  const { kind, date, day, opens, closes } = values
  const note = values.note.trim() || null
  const menuItemId = Number(values.menuItemId)
  switch (kind) {
    case 'price':
      return { kind, menuItemId, price: values.price }
    case 'availability':
      return { kind, menuItemId, isAvailable: values.availability === 'on' }
    case 'special': {
      const special = specials.find(({ value }) => value === values.special)?.special
      return special && { kind, special, isOn: values.offer === 'on' }
    }
    case 'intake':
      return { kind, minutes: values.intake === 'open' ? null : Number(values.intake) }
    case 'setting':
      return { kind, path: values.setting, typed: values.typed }
    case 'hours':
      if (day === 'usual') return { kind, date, exception: null }
      return {
        kind,
        date,
        exception: { ...createClosure(date), spans: day === 'closed' ? [] : [{ opens, closes }], note },
      }
  }
}
