// "Sua vez", as a notice of the device: where it is wanted, and only while the page is not looked at.
import { t } from '../i18n/t'

/** Whether the browser lets us; it asks the person where nobody has said yet. */
export async function allowed(): Promise<boolean> {
  return 'Notification' in globalThis && (await Notification.requestPermission()) === 'granted'
}

/** One notice a table: a newer one takes the place of the one before. */
export async function tellTurn(table: string, game: string): Promise<boolean> {
  if (!document.hidden || !('Notification' in globalThis) || Notification.permission !== 'granted') return false
  const told = { body: t('Sua vez · {name}', { name: game }), tag: table, icon: '/icon-192.png' }
  try {
    const notice = new Notification('Carteado', told)
    notice.onclick = () => {
      window.focus()
      notice.close()
    }
  } catch {
    // Telephones want it from the service worker.
    await (await navigator.serviceWorker?.getRegistration())?.showNotification('Carteado', told)
  }
  return true
}
