// Keeps the screen on, where the browser can: a lock is lost whenever the page is not looked at, and taken again after.

interface World {
  document: Pick<Document, 'visibilityState' | 'addEventListener' | 'removeEventListener'>
  wakeLock: Pick<WakeLock, 'request'> | undefined
}

/** From now on; returns what ends it. */
export function awake(world: World = { document, wakeLock: navigator.wakeLock }): () => void {
  let lock: WakeLockSentinel | undefined
  let ended = false
  const take = async (): Promise<void> => {
    if (world.document.visibilityState !== 'visible') return
    try {
      const taken = await world.wakeLock?.request('screen')
      if (ended) void taken?.release()
      else lock = taken
    } catch {
      // A battery that is low: the screen goes off as ever.
    }
  }
  const seen = (): void => void take()
  world.document.addEventListener('visibilitychange', seen)
  void take()
  return () => {
    ended = true
    world.document.removeEventListener('visibilitychange', seen)
    void lock?.release()
  }
}
