/** One part in the list. */
import type { MeshPart } from '../../../mesh/import/types';
import { t } from '../../base/i18n/messages';
import { Switch } from '../../base/controls/Switch';
import { tintCss } from '../../base/tints';
import { partName } from './names';

interface Props {
  readonly part: MeshPart;
  readonly at: number;
  readonly triangles: number;
  readonly drawn: boolean;
  readonly collides: boolean;
  readonly coloured: boolean;
  readonly picked: boolean;
  readonly onDraw: () => void;
  readonly onCollide: () => void;
  readonly onOnly: () => void;
}

export function PartRow(props: Props) {
  const { part, at, triangles, drawn, collides, coloured, picked, onDraw, onCollide, onOnly } = props;
  const name = partName(part, at);
  const role = part.role && t(`parts.role.${part.role}`);
  const more = [t('parts.triangles', { count: triangles }), role, part.material].filter(Boolean).join(' · ');
  return (
    <tr class={`${collides ? '' : 'out'} ${picked ? 'on' : ''}`} aria-current={picked || undefined}>
      <th scope="row" title={`${name} · ${more}`}>
        <span class="parts-name">
          {coloured && <i class="parts-chip" style={{ background: tintCss(at) }} />}
          <span class="cut">{name}</span>
        </span>
        <small class="cut dimt">{more}</small>
      </th>
      <td>
        <Switch label={t('parts.draw', { name })} on={drawn} onToggle={onDraw} />
      </td>
      <td>
        <Switch label={t('parts.collide', { name })} on={collides} onToggle={onCollide} />
      </td>
      <td>
        <button type="button" class="lnk" title={t('parts.only.title', { name })} onClick={onOnly}>
          {t('parts.only')}
        </button>
      </td>
    </tr>
  );
}
