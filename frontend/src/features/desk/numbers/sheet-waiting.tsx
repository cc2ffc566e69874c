import { chakra } from '@chakra-ui/react/styled-system'
import { Skeleton } from '@chakra-ui/react/skeleton'

export const SheetLoading = ({ what }: { readonly what: string }) => (
  <chakra.div role="status" aria-label={`Loading the ${what}`} display="grid" gap="3">
    <Skeleton height="10" borderRadius="lg" />
    <Skeleton height="10" borderRadius="lg" />
    <Skeleton height="10" borderRadius="lg" />
  </chakra.div>
)
