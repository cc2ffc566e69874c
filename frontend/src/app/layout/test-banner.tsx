import { usePolicy } from '#base/location/location'
import './test-banner.css'

const text = (
  <>
    <strong>Test site</strong> · not for live ordering. Orders are test orders, shown in the kitchen dashboard.
  </>
)

/**
 * On a test site every page says so, in a line that runs until it is told to stand
 * (docs/product/locations.md#a-test-site-and-a-live-one).
 */
export function TestBanner() {
  const { showsTestBanner } = usePolicy()
  if (!showsTestBanner) return null
  return (
    <aside className="test-banner" aria-label="Test site">
      <div className="run">
        <span>{text}</span>
        <span aria-hidden="true">{text}</span>
      </div>
      <label>
        <input type="checkbox" aria-label="Pause the running text" />
      </label>
    </aside>
  )
}
