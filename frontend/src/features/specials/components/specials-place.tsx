import { Skeleton } from '../../../components/ui'
import '../specials.css'

/** Keeps the card's place until it is known what is special. */
export const SpecialsPlace = () => (
  <div className="specials">
    <Skeleton borderRadius="2xl" role="status" aria-label="Loading today's specials" />
  </div>
)
