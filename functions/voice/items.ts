import type { MenuItem } from '#shared/contract/menu'
import type { VoiceItem } from '#shared/contract/voice'
import { applySelectionDifference, toSelectionDifference } from '#shared/rules/options'

type Menu = ReadonlyMap<number, MenuItem>

const groupsOf = (menu: Menu, itemId: number) => menu.get(itemId)?.optionGroups ?? []

/** An item as the reply tells it: its options beside the dish's defaults, and all that it takes. */
export const presentVoiceItem = (menu: Menu, item: VoiceItem): VoiceItem => ({
  ...item,
  options: [...toSelectionDifference(groupsOf(menu, item.itemId), item.options).options],
  chosen: item.options,
})

type Sent = {
  readonly itemId: number
  readonly options?: readonly string[] | null | undefined
  readonly chosen?: readonly string[] | null | undefined
}

/** An item as it comes back, with all that its line takes as far as that is known. */
export function resolveVoiceItem<Item extends Sent>(menu: Menu, { chosen, options, ...item }: Item) {
  const all = chosen ?? (options && applySelectionDifference(groupsOf(menu, item.itemId), { options }))
  return { ...item, options: all ?? undefined }
}
