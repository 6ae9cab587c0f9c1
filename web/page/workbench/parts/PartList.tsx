/** The parts of a mesh: what of it is drawn, what of it bodies meet. On the import card and on the drawer of an open mesh. */
import './parts.css';
import '../../texts/later';
import { useState } from 'preact/hooks';
import type { PartTable } from '../../../mesh/import/types';
import { t } from '../../base/i18n/messages';
import { Switch } from '../../base/controls/Switch';
import { proposalOf } from '../../../mesh/parts/proposal';
import { countOf, type PartChoice, partsIn, sizesOf, spansOf } from '../../../mesh/parts/spans';
import { partName } from './names';
import { PartRow } from './PartRow';

/** Rows at once; thousands would make every change slow. */
const page = 100;
/** From so many on, one looks for a name rather than reads all. */
const findFrom = 12;

interface Props {
  readonly table: PartTable;
  /** of the file */
  readonly triangles: number;
  readonly choice: PartChoice;
  readonly onChange: (choice: PartChoice) => void;
  /** part of the triangle that is selected */
  readonly picked?: number | null;
}

type Flags = readonly boolean[];

const flipped = (list: Flags, part: number): boolean[] => list.map((is, at) => (at === part ? !is : is));

export function PartList(props: Props) {
  const [wanted, setWanted] = useState('');
  const [most, setMost] = useState(page);
  const { parts } = props.table;
  const text = wanted.trim().toLowerCase();
  const found = parts.flatMap((part, at) => {
    const said = `${partName(part, at)} ${part.material ?? ''}`.toLowerCase();
    return said.includes(text) ? [at] : [];
  });
  const find = (name: string) => {
    setWanted(name);
    setMost(page);
  };
  return (
    <div class="parts">
      <Proposed {...props} />
      <Tools {...props} wanted={wanted} onFind={find} />
      <Rows {...props} found={found.slice(0, most)} />
      {found.length === 0 && <p class="dimt">{t('parts.notFound')}</p>}
      {found.length > most && (
        <button type="button" class="lnk" onClick={() => setMost(most + page)}>
          {t('parts.more', { count: Math.min(page, found.length - most) })}
        </button>
      )}
      <Remarks {...props} />
    </div>
  );
}

interface Find {
  readonly wanted: string;
  readonly onFind: (name: string) => void;
}

function Tools({ table, choice, onChange, wanted, onFind }: Props & Find) {
  return (
    <div class="parts-tools">
      {table.parts.length >= findFrom && (
        <span class="fld parts-find">
          <input
            type="search"
            placeholder={t('parts.find')}
            aria-label={t('parts.find')}
            value={wanted}
            onInput={(event) => onFind(event.currentTarget.value)}
          />
        </span>
      )}
      <button
        type="button"
        class="lnk"
        title={t('parts.all.title')}
        onClick={() => onChange({ ...choice, leftOut: [], hidden: [] })}
      >
        {t('parts.all')}
      </button>
      <span class="parts-colours">
        <Switch
          label={t('parts.coloured')}
          on={choice.coloured}
          onToggle={(coloured) => onChange({ ...choice, coloured })}
        />
        {t('parts.coloured')}
      </span>
    </div>
  );
}

/** @param found numbers of the parts that are listed */
function Rows({ table, triangles, choice, onChange, picked = null, found }: Props & { found: readonly number[] }) {
  const sizes = sizesOf(table, triangles);
  const out = partsIn(table, triangles, choice.leftOut);
  const hidden = partsIn(table, triangles, choice.hidden);
  const leave = (next: Flags) => onChange({ ...choice, leftOut: spansOf(table, triangles, next) });
  const hide = (next: Flags) => onChange({ ...choice, hidden: spansOf(table, triangles, next) });
  return (
    <table class="parts-rows">
      <thead>
        <tr>
          <th scope="col">{t('parts.name')}</th>
          <th scope="col">{t('parts.drawn')}</th>
          <th scope="col">{t('parts.collides')}</th>
          <td />
        </tr>
      </thead>
      <tbody>
        {found.map((at) => (
          <PartRow
            key={at}
            part={table.parts[at]!}
            at={at}
            triangles={sizes[at]!}
            drawn={!hidden[at]}
            collides={!out[at]}
            coloured={choice.coloured}
            picked={picked === at}
            onDraw={() => hide(flipped(hidden, at))}
            onCollide={() => leave(flipped(out, at))}
            onOnly={() => leave(out.map((_, other) => other !== at))}
          />
        ))}
      </tbody>
    </table>
  );
}

function Proposed({ table, triangles, choice, onChange }: Props) {
  const proposal = proposalOf(table, triangles);
  if (!proposal || JSON.stringify(proposal.choice.leftOut) === JSON.stringify(choice.leftOut)) return null;
  return (
    <p class="parts-proposed">
      {t(`parts.proposed.${proposal.kind}`, { count: proposal.parts })}
      <button type="button" class="bt" onClick={() => onChange({ ...proposal.choice, coloured: choice.coloured })}>
        {t(`parts.propose.${proposal.kind}`)}
      </button>
    </p>
  );
}

/** What the switches do not say by themselves. */
function Remarks({ triangles, choice: { leftOut, hidden } }: Props) {
  const left = triangles - countOf(leftOut);
  return (
    <div class="parts-foot dimt" role="status">
      {left <= 0 && <p class="problem">{t('parts.none')}</p>}
      {left > 0 && leftOut.length > 0 && <p>{t('parts.leftOut', { count: left })}</p>}
      {hidden.length > 0 && <p>{t('parts.hidden')}</p>}
    </div>
  );
}
