import '../../texts/later';
import { digits, knownComparison, knownRun, knownTree } from '../../core/store';
import { t } from '../../base/i18n/messages';
import { differenceRows, type Row, type Sign } from './rows';

const signs: Readonly<Record<Sign, string>> = { same: '=', close: '≈', differs: '≠' };

export function DifferenceTable() {
  const second = knownComparison.value;
  const steps = knownTree.value;
  const at = steps?.frame ?? 0;
  const [a, b] = [knownRun.value?.frames[at], second?.run.frames[at]];
  if (!second || !steps || !a || !b) return null;
  const rows = differenceRows({ frame: a, tree: steps }, { frame: b, tree: second.tree }, digits.value);
  return (
    <table class="cmp-table num">
      <caption class="sr">{t('compare.table', { frame: steps.root.name })}</caption>
      <thead>
        <tr>
          <th scope="col">{steps.root.name}</th>
          <th scope="col" class="r">
            A
          </th>
          <th scope="col" class="r">
            B
          </th>
        </tr>
      </thead>
      <tbody>
        {rows.map((row) => (
          <TableRow key={row.name} row={row} />
        ))}
      </tbody>
    </table>
  );
}

/** A number stays in one piece, unless it has all of its 17 digits. */
function Cell({ text }: { text: string }) {
  const whole = text.includes(' ') ? '' : text.length > 12 ? 'num long' : 'num';
  return <td class={`r ${whole}`}>{text}</td>;
}

function TableRow({ row: { name, first, second, sign } }: { row: Row }) {
  return (
    <tr class={sign}>
      <th scope="row">
        <span class="cmp-sign" aria-hidden="true" title={t(`compare.sign.${sign}`)}>
          {signs[sign]}
        </span>
        {t(`compare.row.${name}`)}
        <span class="sr">, {t(`compare.sign.${sign}`)}</span>
      </th>
      <Cell text={first} />
      <Cell text={second} />
    </tr>
  );
}
