import { Button } from '@chakra-ui/react/button'
import { Skeleton } from '@chakra-ui/react/skeleton'
import { chakra } from '@chakra-ui/react/styled-system'
import { ChevronLeftIcon } from 'lucide-react'
import { Link } from 'wouter'
import { LoadError } from '#base/components/not-loaded'
import { useDeskMenu } from '../api/queries'
import { DeskHeader } from '../components/desk-head'
import { useDeskLocation } from '../desk-location'
import { CategoriesForm } from './categories-form'

/** The menu's categories: the same at every location of the group. */
export function CategoriesPage() {
  const { data: menu, isError, refetch } = useDeskMenu(useDeskLocation().code)
  return (
    <>
      <Button asChild variant="ghost" px="2" ms="-2" mb="2">
        <Link href="/desk/menu">
          <ChevronLeftIcon /> Menu
        </Link>
      </Button>
      <DeskHeader
        title="Categories"
        lead="Of all locations: their names, their texts, and in which order guests see them."
      />
      {menu ? (
        <CategoriesForm menu={menu} />
      ) : isError ? (
        <LoadError onRetry={() => void refetch()}>The categories could not be loaded.</LoadError>
      ) : (
        <chakra.div role="status" aria-label="Loading the categories" display="grid" gap="3">
          <Skeleton height="40" borderRadius="2xl" />
          <Skeleton height="40" borderRadius="2xl" />
        </chakra.div>
      )}
    </>
  )
}
