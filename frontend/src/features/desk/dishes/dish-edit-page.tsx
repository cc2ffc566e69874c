import { Badge } from '#ui/chakra/badge'
import { Button } from '#ui/chakra/button'
import { Skeleton } from '#ui/chakra/skeleton'
import { chakra } from '@chakra-ui/react/styled-system'
import { ChevronLeftIcon } from 'lucide-react'
import { useState } from 'react'
import { Link, useSearchParams } from 'wouter'
import type { EditableDish } from '#shared/menu/editing-contract'
import { LoadError } from '#ui/data-states'
import { useDeskMenu, useDeskStock } from '../desk-api'
import { DeskHeader } from '../desk-header'
import { useDeskLocation } from '../desk-location'
import { DishForm } from './dish-form'
import { IngredientsContext, listIngredients } from './dish-cost'
import { redirectAfterSave } from '../unsaved-changes'
import { getCopyPath, getDishPath } from '../paths'
import { SoldOutNotice } from '../specials/sold-out-actions'

const NEW = '_new'

const Back = () => (
  <Button asChild variant="ghost" px="2" ms="-2" mb="2">
    <Link href="/desk/menu">
      <ChevronLeftIcon /> Menu
    </Link>
  </Button>
)

const DishBadges = ({ dish }: { readonly dish: EditableDish }) => (
  <chakra.span display="inline-flex" gap="2">
    {dish.code}
    {dish.isArchived && <Badge>Archived</Badge>}
    {!dish.isArchived && !dish.isAvailable && (
      <Badge bg="warning.subtle" color="warning.fg" borderColor="transparent">
        Off today{dish.availabilityReason && `: ${dish.availabilityReason}`}
      </Badge>
    )}
  </chakra.span>
)

/** Edits one dish or a new one. */
export function DishEditPage({ code }: { readonly code: string }) {
  const location = useDeskLocation()
  const { data: menu, isError, refetch } = useDeskMenu(location.code)
  const { data: stock, isError: hasNoStock } = useDeskStock(location.code)
  // A dish that was saved under another code is still the same dish.
  const [savedId, setSavedId] = useState<number | null>(null)
  // The dish that the form for a new dish created; the same form then edits it.
  const [createdId, setCreatedId] = useState<number | null>(null)
  const [opened, setOpened] = useState<{ readonly address: string; readonly id: number } | null>(null)
  const [search] = useSearchParams()
  const isNew = code === NEW
  const archivedId = Number(search.get('id'))
  const address = `${code} ${archivedId}`
  const dishes = menu?.dishes ?? []
  // The open form keeps its dish, even if another user changes the dish's code meanwhile.
  const known = opened?.address === address ? dishes.find(({ id }) => id === opened.id) : undefined
  const found = dishes.find((one) =>
    archivedId > 0 ? one.id === archivedId : !one.isArchived && one.code.toLowerCase() === code.toLowerCase(),
  )
  const dish = known ?? found ?? (isNew ? undefined : dishes.find(({ id }) => id === savedId))
  if (dish && (opened?.address !== address || opened.id !== dish.id)) setOpened({ address, id: dish.id })
  const [isShown, setShown] = useState(false)
  const hasAll = menu !== undefined && (stock !== undefined || hasNoStock)
  if (hasAll && !isShown) setShown(true)
  // A refetch after a failure doesn't close an open form.
  if (!menu || (!hasAll && !isShown)) {
    return (
      <>
        <Back />
        {isError ? (
          <LoadError onRetry={() => void refetch()}>The dish could not be loaded.</LoadError>
        ) : (
          <chakra.div role="status" aria-label="Loading the dish" display="grid" gap="4">
            <Skeleton height="10" maxW="20rem" />
            <Skeleton height="64" borderRadius="2xl" />
            <Skeleton height="48" borderRadius="2xl" />
          </chakra.div>
        )}
      </>
    )
  }
  if (!dish && !isNew) {
    return (
      <>
        <Back />
        <DeskHeader title="No such dish" lead={`The menu of ${location.name} has no dish ${code}.`} />
      </>
    )
  }
  const copied = isNew ? dishes.find(({ id }) => id === Number(search.get('from'))) : undefined
  const preferredCategoryId = Number(search.get('category'))
  const categories = [...menu.categories].sort((one, other) => one.displayOrder - other.displayOrder)
  return (
    <IngredientsContext value={listIngredients(stock ?? [])}>
      <Back />
      <DeskHeader
        title={dish?.name ?? 'New dish'}
        lead={dish ? <DishBadges dish={dish} /> : copied && `As ${copied.name}`}
      >
        {dish && (
          <Button asChild variant="outline">
            <Link href={getCopyPath(dish)}>Duplicate</Link>
          </Button>
        )}
      </DeskHeader>
      {dish && !dish.isArchived && dish.isAvailable && <SoldOutNotice dish={dish} />}
      <DishForm
        key={dish && dish.id !== createdId ? dish.id : `${NEW} ${copied?.id ?? ''}`}
        copied={copied}
        dish={dish ?? null}
        categories={categories}
        newCategoryId={categories.some(({ id }) => id === preferredCategoryId) ? preferredCategoryId : 0}
        onSaved={(saved, before) => {
          setSavedId(saved.id)
          if (!before) setCreatedId(saved.id)
          if (saved.code !== code) redirectAfterSave(getDishPath(saved))
        }}
      />
    </IngredientsContext>
  )
}
