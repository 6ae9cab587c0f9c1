/** A part of XML in whatever encoding it has, made the UTF-8 that the reader expects. */
import type { Steps } from './steps';
import { toUtf8, utf16Of } from './utf16';

/** What the declaration at its head says; a mark of UTF-8 before it says more. */
const DECLARED = /^<\?xml[^>]{0,200}?\sencoding\s*=\s*["']([\w.:-]{1,40})["']/;
/** Bytes looked at between two breaths. */
const PIECE = 8 * 1024 * 1024;

/** Without one of its bytes changed where it is UTF-8 already, or plain ASCII. */
export function* asXmlText(bytes: Uint8Array): Steps<Uint8Array> {
  const wide = utf16Of(bytes);
  if (wide) return yield* toUtf8(bytes, wide);
  const label = DECLARED.exec(String.fromCharCode(...bytes.subarray(0, 300)))?.[1].toLowerCase() ?? 'utf-8';
  // A declaration that can be read byte by byte is none of UTF-16, whatever it says.
  const known = /^(utf-?(8|16.*)|us-ascii)$/.test(label) ? undefined : encodingOf(label);
  if (known === undefined || !(yield* hasMoreThanAscii(bytes))) return bytes;
  return yield* toUtf8(bytes, known);
}

function encodingOf(label: string): string | undefined {
  try {
    return new TextDecoder(label).encoding;
  } catch {
    return undefined;
  }
}

function* hasMoreThanAscii(bytes: Uint8Array): Steps<boolean> {
  for (let at = 0; at < bytes.length; at++) {
    if (bytes[at] > 127) return true;
    if (at % PIECE === PIECE - 1) yield { stage: 'unpack', fraction: at / bytes.length };
  }
  return false;
}
