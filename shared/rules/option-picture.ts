import options from '../pictures/options.json'
import { createPicture } from './picture'
import type { Picture } from './picture'

const marks: ReadonlyMap<string, string> = new Map(Object.entries(options))

/** The group whose options are pictured: elsewhere the same rice lies in a roll, not in a bowl. */
export const PICTURED_OPTION_GROUP_ID = 'rice-or-noodles'

type Named = { readonly id: string; readonly name: string }

/**
 * The picture of what the sample's plates come with (docs/product/menu.md#pictures); undefined for
 * an owner's own options, and for one that was renamed to what its picture does not show.
 */
export function getOptionPicture(group: Pick<Named, 'id'>, { id, name }: Named): Picture | undefined {
  const shown = group.id === PICTURED_OPTION_GROUP_ID && name.toLowerCase().includes(id.replace('-', ' '))
  return shown ? createPicture(`/assets/option-${id}`, marks.get(id), { height: 1, small: 1 / 2 }) : undefined
}
