import { singularize } from '#shared/platform/text'
import type { EditableDish, UpdateDishRequest } from '#shared/menu/editing-contract'
import { createDishDraft, toDishBody } from '../dishes/draft'

/** A dish or one of its options that words can be another name of. */
export type Teachable = {
  readonly dish: EditableDish
  /** Undefined for the dish itself. */
  readonly optionId?: string
  readonly label: string
  readonly names: readonly string[]
}

/** The longest name that the server accepts. */
export const MAX_NAME_LENGTH = 40

/** Lists the dishes on the menu, each followed by its options. */
export const listTeachables = (dishes: readonly EditableDish[]): readonly Teachable[] =>
  dishes
    .filter(({ isArchived }) => !isArchived)
    .flatMap((dish): Teachable[] => [
      { dish, label: dish.name, names: [dish.name, ...dish.alsoCalled] },
      ...dish.optionGroups
        .flatMap(({ options }) => options)
        .map(({ id, name, alsoCalled }) => ({
          dish,
          optionId: id,
          label: `${dish.name}: ${name}`,
          names: [name, ...alsoCalled],
        })),
    ])

const toKey = (name: string): string => name.toLowerCase().split(/\s+/).map(singularize).join(' ')

/** Finds what words are a name of; undefined if of nothing. Names of dishes come first. */
export const findTaught = (words: string, teachables: readonly Teachable[]): Teachable | undefined => {
  const known = teachables.filter(({ names }) => names.some((name) => toKey(name) === toKey(words)))
  return known.find(({ optionId }) => optionId === undefined) ?? known[0]
}

/** Returns the change of a dish that makes words another name of it or of its option. */
export function toTaughtChange(words: string, { dish, optionId }: Teachable): Omit<UpdateDishRequest, 'version'> {
  if (optionId === undefined) return { alsoCalled: [...dish.alsoCalled, words] }
  const { optionGroups } = toDishBody(createDishDraft(dish))
  return {
    optionGroups: optionGroups.map((group) => ({
      ...group,
      options: group.options.map((option) =>
        option.id === optionId ? { ...option, alsoCalled: [...option.alsoCalled, words] } : option,
      ),
    })),
  }
}
