/** Copies what is pasted into a page of one's own, and says what else that page needs. */
import { useState } from 'preact/hooks';
import '../../texts/later';
import { t } from '../../base/i18n/messages';
import type { Message } from '../../model';
import { Icon } from '../../base/controls/Icon';

export interface EmbedText {
  readonly code: string;
  /** what has to be said of it */
  readonly said: Message;
}

interface Props {
  readonly make: () => EmbedText;
  readonly class?: string;
  /** says it elsewhere, where there is a place for what comes of buttons already */
  readonly say?: (message: Message) => void;
}

export function EmbedButton({ make, class: name = '', say: elsewhere }: Props) {
  const [said, sayHere] = useState<Message | null>(null);
  const say = elsewhere ?? sayHere;
  const copy = async () => {
    const { code, said } = make();
    try {
      // Without https there is no clipboard at all.
      await navigator.clipboard.writeText(code);
      say(said);
    } catch {
      say({ key: 'embed.copy.refused' });
    }
  };
  return (
    <>
      <button type="button" class={`bt ${name}`} title={t('embed.copy.title')} onClick={() => void copy()}>
        <Icon name="copy" />
        {t('embed.copy')}
      </button>
      {!elsewhere && (
        <span class="note" role="status">
          {said && t(said.key, said.values)}
        </span>
      )}
    </>
  );
}
