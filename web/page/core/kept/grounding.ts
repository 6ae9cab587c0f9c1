/** The list of the source documents' statements: it has history entries, and links to the moments. */
import type { SettingValues } from '../../model/study/settings';
import type { Anchors } from '../address/anchors';
import type { Opener } from '../session/openActions';

/** Where a statement is to be seen. */
export interface Lead {
  /** or a study with settings of its own */
  readonly preset: string;
  /** null: where it usually opens */
  readonly address: string | null;
  readonly settings?: SettingValues | undefined;
}

export interface GroundingActions {
  openGrounding(): void;
  /** Back to the moment it was opened at. */
  closeGrounding(): void;
  /** Shows what a statement is about. Back returns to the statement. */
  showStatement(id: string, lead: Lead): Promise<void>;
}

export function groundingActions(anchors: Anchors, { openPresetAt }: Pick<Opener, 'openPresetAt'>): GroundingActions {
  return {
    openGrounding: () => anchors.open(),
    closeGrounding: () => anchors.close(),
    showStatement: (id, { preset, address, settings }) =>
      anchors.leaveFor(id, async () => {
        const at = { ...(address !== null && { address }), ...(settings && { settings }) };
        await openPresetAt(preset, { history: 'push', ...at });
      }),
  };
}
