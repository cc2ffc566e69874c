import { useState } from 'react'
import type { MenuItem } from '#shared/contract/menu'

/** A dish's picture; where there is none, or it does not load, its code on the colours of its station. */
export function DishTile({ item: { imageUrl, code, station } }: { readonly item: MenuItem }) {
  const [failed, setFailed] = useState<string | null>(null)
  return (
    <div className="tile" data-station={station}>
      {imageUrl && imageUrl !== failed ? (
        <img src={imageUrl} alt="" loading="lazy" decoding="async" onError={() => setFailed(imageUrl)} />
      ) : (
        <>
          <span className="code" aria-hidden="true">
            {code}
          </span>
          <span className="none">No Image</span>
        </>
      )}
    </div>
  )
}
