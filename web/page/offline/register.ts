/** Asks the browser to keep the page, when nothing else is to be done, and tells when a newer version is there. */
import { language } from '../base/i18n/language';
import { actions } from '../core/actions';
import { newVersion, offline } from '../core/session/offline';
import type { ToWorker } from './words';

/** milliseconds; who leaves a page open for days hears of a new version when they come back to it */
const lookEvery = 3_600_000;
/** milliseconds until the page is loaded again whatever the new version answers */
const longestChange = 5000;

export async function keepPage(): Promise<void> {
  const workers = (navigator as { serviceWorker?: ServiceWorkerContainer }).serviceWorker;
  // All of the page is ten megabytes. Where it is kept already the browser renews it by itself, and whoever uses it wants to know.
  if ((navigator as { connection?: { saveData?: boolean } }).connection?.saveData && !workers?.controller) return;
  // Pages served without https have none.
  if (!workers) return void (offline.value = 'refused');
  offline.value = 'getting';
  try {
    const registration = await workers.register('./sw.js', { updateViaCache: 'none' });
    followVersions(workers, registration);
    await workers.ready;
    const { active, waiting } = registration;
    // The old worker goes on until its pages are closed. What is handed out meanwhile is the new one's.
    const keeper = waiting && (await isTaken(waiting)) ? waiting : active;
    offline.value = (await ask(keeper, { what: 'speak', language })) ? 'ready' : 'refused';
  } catch {
    // A private window, no room, or no network: the page is what it is without.
    offline.value = workers.controller ? 'ready' : 'refused';
  }
}

function ask(worker: ServiceWorker | null, what: ToWorker): Promise<boolean> {
  return new Promise((resolve) => {
    const { port1, port2 } = new MessageChannel();
    port1.onmessage = ({ data }) => {
      port1.close();
      resolve(data === true);
    };
    if (worker) worker.postMessage(what, [port2]);
    else resolve(false);
  });
}

function followVersions(workers: ServiceWorkerContainer, registration: ServiceWorkerRegistration): void {
  const tell = () => (newVersion.value = () => takeNew(registration));
  const { waiting } = registration;
  // One that is handed out already waits for the old worker only.
  if (waiting && workers.controller) void isTaken(waiting).then((taken) => taken || tell());
  const follow = () => {
    const { installing } = registration;
    installing?.addEventListener('statechange', () => {
      // The first one is no newer version of anything.
      if (installing.state === 'installed' && workers.controller) tell();
    });
  };
  // The browser may have found it before anybody listened.
  follow();
  registration.addEventListener('updatefound', follow);
  let looked = Date.now();
  document.addEventListener('visibilitychange', () => {
    if (document.visibilityState !== 'visible' || Date.now() - looked < lookEvery) return;
    looked = Date.now();
    registration.update().catch(() => undefined);
  });
}

/** The address names the moment, and what it cannot carry is kept, before the page goes. */
async function takeNew({ waiting }: ServiceWorkerRegistration): Promise<void> {
  await actions.settled();
  // Another tab may have brought it meanwhile; then loading the page again is all.
  if (waiting) await Promise.race([ask(waiting, { what: 'take over' }), pause(longestChange)]);
  location.reload();
}

/** Whether its version is the one that is handed out. Who does not answer is none. */
const isTaken = (worker: ServiceWorker): Promise<boolean> =>
  Promise.race([ask(worker, { what: 'taken over?' }), pause(longestChange).then(() => false)]);

const pause = (time: number) => new Promise((resolve) => setTimeout(resolve, time));
