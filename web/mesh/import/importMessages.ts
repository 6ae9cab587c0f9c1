/**
 * The messages of the import, in English: one ICU message for each code. Placeholders are the keys of `details`. Say what was found, with the figures, and
 * what to do about it.
 */
import texts from './importMessages.en.json';
import type { ImportErrorCode, ImportWarningCode, ReasonCode } from './types';

type Key = `import.error.${ImportErrorCode}` | `import.warning.${ImportWarningCode}` | `import.reason.${ReasonCode}`;
/** a text of a code that no longer exists does not compile */
type Left = Exclude<keyof typeof texts, Key>;

export const importMessages: Readonly<Record<Key, string> & Record<Left, never>> = texts;
