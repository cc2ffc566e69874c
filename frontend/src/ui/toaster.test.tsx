import { act, render } from '@testing-library/react'
import { findLeastCoveredRow, positionToast } from './toast-position'

/** The weight of each row of a page: a header of two rows, a title, gaps, text, gaps. */
const page = [9, 9, 4, 4, 0, 0, 0, 3, 3, 0, 0]
const at = (row: number) => page[row] ?? 0

describe('the row of a toast', () => {
  it('covers nothing and is nearest to the edge', () => {
    expect(findLeastCoveredRow(page.length, 2, 'top', at)).toBe(4)
    expect(findLeastCoveredRow(page.length, 2, 'foot', at)).toBe(9)
    expect(findLeastCoveredRow(page.length, 3, 'foot', at)).toBe(4)
  })

  it('covers least if no row is free', () => {
    expect(findLeastCoveredRow(page.length, 4, 'top', at)).toBe(4)
    expect(findLeastCoveredRow(page.length, 4, 'foot', at)).toBe(4)
    expect(findLeastCoveredRow(3, 5, 'foot', at)).toBe(0)
  })

  it('is found without measuring rows behind it', () => {
    const getCovered = jest.fn(at)
    findLeastCoveredRow(page.length, 2, 'foot', getCovered)
    expect(getCovered.mock.calls.map(([row]) => row)).toEqual([9, 10])
  })
})

describe('positioning a toast', () => {
  /** The callbacks of all observers, which the browser would call after a paint. */
  const callbacks: (() => void)[] = []

  class Observer {
    private readonly elements: Element[] = []
    constructor(private readonly callback: IntersectionObserverCallback) {
      callbacks.push(() => {
        const entries = this.elements.map((target) => {
          const top = Number(target.getAttribute('data-top'))
          return { isIntersecting: true, target, intersectionRect: new DOMRect(0, top, 100, 20) }
        })
        Reflect.apply(this.callback, undefined, [entries])
      })
    }
    observe(element: Element) {
      this.elements.push(element)
    }
    disconnect() {}
  }

  const paint = () =>
    act(async () => {
      await jest.advanceTimersByTimeAsync(0)
      callbacks.splice(0).forEach((callback) => callback())
      await jest.advanceTimersByTimeAsync(0)
    })

  beforeEach(() => {
    jest.useFakeTimers()
    Object.assign(globalThis, { IntersectionObserver: Observer })
    jest.spyOn(HTMLElement.prototype, 'offsetHeight', 'get').mockReturnValue(40)
    jest.spyOn(HTMLElement.prototype, 'getBoundingClientRect').mockImplementation(() => new DOMRect(0, 0, 100, 40))
  })
  afterEach(() => {
    jest.useRealTimers()
    jest.restoreAllMocks()
  })

  const positionRef = positionToast('top')
  const Page = ({ hasToast }: { readonly hasToast: boolean }) => (
    <>
      <button>Order</button>
      <div data-testid="group">{hasToast && <p ref={positionRef} data-scope="toast" />}</div>
    </>
  )

  it('places a toast below the controls at the top of the page', async () => {
    const { getByTestId } = render(<Page hasToast />)
    await paint()
    expect(parseFloat(getByTestId('group').style.getPropertyValue('--from-edge'))).toBeGreaterThan(20)
  })

  it('does nothing if the toast closes before the page is measured', async () => {
    const { getByTestId, rerender } = render(<Page hasToast />)
    await act(() => jest.advanceTimersByTimeAsync(0))
    rerender(<Page hasToast={false} />)
    await paint()
    expect(getByTestId('group').style.getPropertyValue('--from-edge')).toBe('')
  })

  it('moves the toast when a dialog opens below it', async () => {
    const { getByTestId } = render(<Page hasToast />)
    await paint()
    const fromEdge = () => parseFloat(getByTestId('group').style.getPropertyValue('--from-edge'))
    const before = fromEdge()
    const { unmount } = render(
      <div role="dialog" data-state="open">
        <h2 data-top={before}>Your order</h2>
      </div>,
    )
    await act(() => jest.advanceTimersByTimeAsync(400))
    await paint()
    const isClear = fromEdge() >= before + 20 || fromEdge() + 40 <= before
    expect(isClear).toBe(true)
    unmount()
  })
})
