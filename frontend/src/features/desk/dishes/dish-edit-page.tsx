import { Badge } from '@chakra-ui/react/badge'
import { Button } from '@chakra-ui/react/button'
import { Skeleton } from '@chakra-ui/react/skeleton'
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
import { getDishPath } from '../paths'

const NEW = '_new'

const Back = () => (
  <Button asChild variant="ghost" px="2" ms="-2" mb="2">
    <Link href="/desk/menu">
      <ChevronLeftIcon /> Menu
    </Link>
  </Button>
)

const Marks = ({ dish }: { readonly dish: EditableDish }) => (
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

/** One dish, or a new one, to be changed. */
export function DishEditPage({ code }: { readonly code: string }) {
  const location = useDeskLocation()
  const { data: menu, isError, refetch } = useDeskMenu(location.code)
  const { data: stock, isError: hasNoStock } = useDeskStock(location.code)
  // Saved under another code, it is still the same dish.
  const [savedId, setSavedId] = useState<number | null>(null)
  // And what a form made that was for a new one, which goes on being that form.
  const [madeId, setMadeId] = useState<number | null>(null)
  const [opened, setOpened] = useState<{ readonly address: string; readonly id: number } | null>(null)
  const [search] = useSearchParams()
  const isNew = code === NEW
  const archivedId = Number(search.get('id'))
  const address = `${code} ${archivedId}`
  const dishes = menu?.dishes ?? []
  // Once opened it stays the same, whatever somebody else calls it meanwhile: a form is open over
  // it.
  const known = opened?.address === address ? dishes.find(({ id }) => id === opened.id) : undefined
  const found = dishes.find((one) =>
    archivedId > 0 ? one.id === archivedId : !one.isArchived && one.code.toLowerCase() === code.toLowerCase(),
  )
  const dish = known ?? found ?? (isNew ? undefined : dishes.find(({ id }) => id === savedId))
  if (dish && (opened?.address !== address || opened.id !== dish.id)) setOpened({ address, id: dish.id })
  const [isShown, setShown] = useState(false)
  const hasAll = menu !== undefined && (stock !== undefined || hasNoStock)
  if (hasAll && !isShown) setShown(true)
  // What is read once more after a failure takes no form away.
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
  const wanted = Number(search.get('category'))
  const categories = [...menu.categories].sort(
    (one, other) => Number(other.id === wanted) - Number(one.id === wanted) || one.displayOrder - other.displayOrder,
  )
  return (
    <IngredientsContext value={listIngredients(stock ?? [])}>
      <Back />
      <DeskHeader title={dish?.name ?? 'New dish'} lead={dish && <Marks dish={dish} />} />
      <DishForm
        key={dish && dish.id !== madeId ? dish.id : NEW}
        dish={dish ?? null}
        categories={categories}
        onSaved={(saved, before) => {
          setSavedId(saved.id)
          if (!before) setMadeId(saved.id)
          if (saved.code !== code) redirectAfterSave(getDishPath(saved))
        }}
      />
    </IngredientsContext>
  )
}
