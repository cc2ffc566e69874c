import { Skeleton } from '../../../components/ui'

/** Keeps the card's place until it is known what is special. */
export const SpecialsPlace = () => (
  <Skeleton height={{ base: '96', md: '80' }} borderRadius="2xl" role="status" aria-label="Loading today's specials" />
)
