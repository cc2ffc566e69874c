import { ShareIcon } from 'lucide-react'
import type { MenuItem } from '#shared/contract/menu'
import { shareLink } from '#base/components/share-link'
import { sharedHrefOf } from '../address'

/** Sends the dish to a friend: by what the device shares with, else as a link to paste. */
export const ShareDish = ({ dish }: { readonly dish: MenuItem }) => (
  <button
    type="button"
    className="share"
    aria-label={`Share ${dish.name}`}
    onClick={() => void shareLink({ title: dish.name, url: sharedHrefOf(dish) })}
  >
    <ShareIcon /> Share
  </button>
)
