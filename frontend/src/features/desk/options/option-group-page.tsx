import { useState } from 'react'
import { useLocation } from 'wouter'
import type { SharedOptionGroup } from '#shared/menu/option-groups-contract'
import { useDeskMenu, useDeskStock } from '../desk-api'
import { DeskHeader } from '../desk-header'
import { useDeskLocation } from '../desk-location'
import { IngredientsContext, listIngredients } from '../dishes/dish-cost'
import { Loaded } from '../form/loaded'
import { OPTION_GROUPS_PATH } from '../paths'
import { redirectAfterSave } from '../unsaved-changes'
import { OptionGroupForm } from './option-group-form'
import { BackLink, getGroupPath, NEW_GROUP } from './option-group-links'
import { useOptionGroups } from './option-groups-api'

/** Edits an option group, or a new one. */
export function OptionGroupPage({ groupId }: { readonly groupId: string }) {
  const { code } = useDeskLocation()
  const [, navigate] = useLocation()
  const query = useOptionGroups(code)
  const groups = query.data
  const { data: menu } = useDeskMenu(code)
  const { data: stock } = useDeskStock(code)
  // The group as read, also while another user removes it.
  const [opened, setOpened] = useState<SharedOptionGroup | null>(null)
  const found = groups?.find(({ id }) => id === groupId)
  if (found && opened !== found) setOpened(found)
  const isNew = groupId === NEW_GROUP
  const group = isNew ? null : (found ?? (opened?.id === groupId ? opened : undefined))
  return (
    <IngredientsContext value={listIngredients(stock ?? [])}>
      <BackLink href={OPTION_GROUPS_PATH} label="Options" />
      <Loaded
        query={{ ...query, data: groups && menu && stock && { dishes: menu.dishes } }}
        failed="The options could not be loaded."
      >
        {({ dishes }) =>
          group === undefined ? (
            <DeskHeader title="No such group" lead="Another user has removed or changed it." />
          ) : (
            <>
              <DeskHeader title={group?.name ?? 'New option group'} />
              <OptionGroupForm
                key={groupId}
                group={group}
                dishes={dishes}
                onSaved={({ id }) => {
                  if (id !== groupId) redirectAfterSave(getGroupPath(id))
                }}
                onRemoved={() => navigate(OPTION_GROUPS_PATH)}
              />
            </>
          )
        }
      </Loaded>
    </IngredientsContext>
  )
}
