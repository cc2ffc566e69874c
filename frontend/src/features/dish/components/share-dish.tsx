import { ShareIcon } from 'lucide-react'
import type { MenuItem } from '#shared/contract/menu'
import { shareLink } from '#base/components/share-link'
import { getDishShareUrl } from '../address'

/** Sends the dish to a friend: by what the device shares with, else as a link to paste. */
export const ShareDishButton = ({ dish }: { readonly dish: MenuItem }) => (
  <button
    type="button"
    className="share"
    aria-label={`Share ${dish.name}`}
    onClick={() => void shareLink({ title: dish.name, url: getDishShareUrl(dish) })}
  >
    <ShareIcon /> Share
  </button>
)
