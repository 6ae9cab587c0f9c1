/** The list of the source documents' statements: it has history entries, and links to the moments. */
import type { Anchors } from '../address/anchors';
import type { Opener } from '../session/openActions';

/** Where a statement is to be seen. */
export interface Lead {
  readonly preset: string;
  /** null: where it usually opens */
  readonly address: string | null;
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
    showStatement: (id, { preset, address }) =>
      anchors.leaveFor(id, async () => {
        await openPresetAt(preset, { history: 'push', ...(address !== null && { address }) });
      }),
  };
}
