// A card pulled from a pile into the hand: an attachment for the pile's button. A tap is left to the button itself.

const DRAG = 8

export interface Pull {
  /** Whether a card may be pulled now. */
  may: () => boolean
  /** Where the card is, while it is carried; `null` once it is let go. */
  onmove: (at: { x: number; y: number } | null) => void
  /** It was let go over the hand. */
  ondone: () => void
}

export function pull({ may, onmove, ondone }: Pull): (element: HTMLElement) => () => void {
  return (element) => {
    let from: { x: number; y: number } | null = null
    let carried = false

    function down(event: PointerEvent): void {
      if (event.button !== 0 || !may()) return
      from = { x: event.clientX, y: event.clientY }
      carried = false
    }

    function move(event: PointerEvent): void {
      if (!from) return
      const { clientX: x, clientY: y } = event
      if (!carried && Math.hypot(x - from.x, y - from.y) < DRAG) return
      if (!carried) element.setPointerCapture(event.pointerId)
      carried = true
      onmove({ x, y })
    }

    function up(event: PointerEvent): void {
      from = null
      if (!carried) return
      onmove(null)
      const under = document.elementsFromPoint(event.clientX, event.clientY)
      if (under.some((one) => one.closest('[data-hand]'))) ondone()
    }

    function cancel(): void {
      from = null
      if (carried) onmove(null)
    }

    /** The end of a drag is no tap. */
    function click(event: MouseEvent): void {
      if (!carried || event.detail === 0) return
      carried = false
      event.preventDefault()
      event.stopImmediatePropagation()
    }

    const heard = { pointerdown: down, pointermove: move, pointerup: up, pointercancel: cancel } as const
    for (const [name, heed] of Object.entries(heard)) element.addEventListener(name, heed as EventListener)
    element.addEventListener('click', click, { capture: true })
    return () => {
      for (const [name, heed] of Object.entries(heard)) element.removeEventListener(name, heed as EventListener)
      element.removeEventListener('click', click, { capture: true })
    }
  }
}
