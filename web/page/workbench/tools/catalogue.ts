/** What is said of the tools: finding a triangle, places, seeing inside, measuring, placing bodies, another size of the mesh. */
import tools from './tools.en.json';

export const catalogue = tools;

declare module '../../base/i18n/messages' {
  interface Messages extends Readonly<Record<keyof typeof catalogue, string>> {}
}
