import { Button } from '#ui/chakra/button'
import { ChevronLeftIcon } from 'lucide-react'
import { Link } from 'wouter'
import { OPTION_GROUPS_PATH } from '../paths'

/** The id of a new group in addresses. */
export const NEW_GROUP = '_new'

export const getGroupPath = (id: string): string => `${OPTION_GROUPS_PATH}/${id}`

export const BackLink = ({ href, label }: { readonly href: string; readonly label: string }) => (
  <Button asChild variant="ghost" px="2" ms="-2" mb="2">
    <Link href={href}>
      <ChevronLeftIcon /> {label}
    </Link>
  </Button>
)
