/** What is said of the robust method's own steps. It comes with its first trace: the first screen shows the method of 2003. */
import robust from './messages.en.json';

export const catalogue = robust;

declare module '../../base/i18n/messages' {
  interface Messages extends Readonly<Record<keyof typeof catalogue, string>> {}
}
