/** Addresses that name nothing there is. What they obviously mean is opened with a notice; else the page says that they lead nowhere. */
import '../../texts/address';
import { languageNames } from '../../base/i18n/language';
import { listed } from '../../base/i18n/lists';
import { t } from '../../base/i18n/messages';
import { type StudyId, studyIds } from '../../model/study/registry.gen';
import { rooms } from '../rooms';
import { failureOf, MessageError } from '../session/failure';
import type { History } from '../session/session';
import * as store from '../store';
import { fallBack, type RestoreParts } from './restore';

/** characters of an untrusted text that are quoted */
const mostQuoted = 60;

/** A part of an address, as a person reads it. */
export function quoted(part: string): string {
  let text = part;
  try {
    text = decodeURIComponent(part);
  } catch {
    // Not all that stands after a percent sign is a letter.
  }
  return text.length > mostQuoted ? `${text.slice(0, mostQuoted)}…` : text;
}

/**
 * A study's name leads to its first preset, everything else nowhere.
 * @param named a preset of that name was looked for
 */
export async function openUnknown(
  parts: RestoreParts,
  fragment: string,
  history: History,
  named: boolean,
): Promise<void> {
  const { latest: by } = parts.session.asking;
  const name = fragment.slice(1);
  const failed = named ? store.failure.peek() : unknownFailure(name);
  // Something else is shown by now.
  if (!failed) return;
  const study = studyIds.find((id) => id === name.split('.')[0]);
  if (!study || (named && failed.text.key !== 'preset.unknown')) return fallBack(parts, failed);
  const opened = await openStudy(parts, study, history);
  if (by.aborted) return;
  if (!opened) return fallBack(parts, store.failure.peek() ?? failed);
  const values = { name: quoted(name), study: t(store.study.peek()!.module.title) };
  store.notice.value = { key: named ? 'address.preset' : 'address.study', values };
}

const unknownFailure = (name: string) =>
  failureOf(new MessageError({ key: 'address.unknown', values: { name: quoted(name) } }), { key: 'address.title' });

async function openStudy({ session }: RestoreParts, id: StudyId, history: History): Promise<boolean> {
  const by = session.asking.latest;
  store.failure.value = null;
  let shown = false;
  await session.attempt(
    { key: 'failure.preset.title', values: { id } },
    async () => {
      const { studyRoom } = await rooms.studies();
      if (!by.aborted) shown = await studyRoom(session).open(id, { history });
    },
    by,
  );
  return shown;
}

/** @param name a language in the address that the page is not in */
export function tellLanguage(name: string): void {
  const languages = listed(Object.values(languageNames));
  store.notice.value = { key: 'address.language', values: { name: quoted(name), languages } };
}
