/** Files that the installed page is opened with: the system hands them over when the page begins, and again while it is open. */
import { actions } from '../core/actions';
import { failureOf } from '../core/session/failure';

interface LaunchQueue {
  setConsumer(consumer: (launch: { readonly files: readonly FileSystemFileHandle[] }) => void): void;
}

/** To be done as the page begins: what is asked for later takes the place of what it was opened with. */
export function takeLaunches(): void {
  const { launchQueue } = window as { launchQueue?: LaunchQueue };
  launchQueue?.setConsumer(({ files }) => {
    if (files.length === 0) return;
    const by = actions.ask();
    Promise.all(files.map((file) => file.getFile()))
      .then((list) => actions.openFiles(list, by))
      .catch((error: unknown) => {
        // Moved since, or not to be read.
        if (!by.aborted)
          actions.tell(failureOf(error, { key: 'failure.import.title', values: { name: files[0]!.name } }), by);
      });
  });
}
