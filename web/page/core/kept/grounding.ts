/** The list of the source documents' statements: it has history entries, and links to the moments. */
import type { StudyId } from '../../model/study/registry.gen';
import type { Anchors } from '../address/anchors';
import type { Opener } from '../session/openActions';

/** Where a statement is to be seen. */
export type Lead =
  | { readonly preset: string; /** null: where it usually opens */ readonly address: string | null }
  | { readonly study: StudyId };

export interface GroundingActions {
  openGrounding(): void;
  /** Back to the moment it was opened at. */
  closeGrounding(): void;
  /** Shows what a statement is about. Back returns to the statement. */
  showStatement(id: string, lead: Lead): Promise<void>;
}

interface Ways extends Pick<Opener, 'openPresetAt'> {
  openMethod(id: StudyId): Promise<void>;
}

export function groundingActions(anchors: Anchors, { openPresetAt, openMethod }: Ways): GroundingActions {
  return {
    openGrounding: () => anchors.open(),
    closeGrounding: () => anchors.close(),
    showStatement: (id, lead) =>
      anchors.leaveFor(id, async () => {
        if ('study' in lead) return openMethod(lead.study);
        const { preset, address } = lead;
        await openPresetAt(preset, { history: 'push', ...(address !== null && { address }) });
      }),
  };
}
