/** Prove it: the distance of the centre from the triangle over the sweep, R, the minimum, and what that says of the claim. */
import '../../texts/later';
import './proof.css';
import { useEffect } from 'preact/hooks';
import { actions } from '../../core/actions';
import { proofProblem, proved, type Proved } from '../../core/stepping/proofs';
import { meshState } from '../../core/store';
import { t } from '../../base/i18n/messages';
import { formatNumber } from '../../base/i18n/numbers';
import { useSize } from '../../base/window/useSize';
import { DistancePlot } from './DistancePlot';
import { metFromBehind, stands, sweepWords, verdictWords } from './verdict';

export function ProofPanel() {
  useEffect(() => actions.proveShown(), []);
  const shown = proved.value;
  const problem = proofProblem.value;
  return (
    <section class="proof">
      <h2>{t('panel.proof')}</h2>
      {shown ? (
        <Answer shown={shown} />
      ) : (
        <p class="dimt">{problem ? t(problem.key, problem.values) : t('proof.empty')}</p>
      )}
    </section>
  );
}

function Answer({ shown }: { shown: Proved }) {
  const [box, { width }] = useSize<HTMLDivElement>();
  const { claim, proof } = shown;
  const right = stands(shown);
  const words = verdictWords(shown);
  const sweep = sweepWords(shown, meshState.value?.report.triangles ?? 0);
  return (
    <>
      <p class="proof-claim">
        {claim.time <= 1
          ? t('proof.claim.hit', { triangle: proof.triangle, time: formatNumber(claim.time) })
          : claim.triangle < 0
            ? t('proof.claim.none', { triangle: proof.triangle })
            : t('proof.claim.miss', { triangle: proof.triangle })}
      </p>
      <div ref={box} class="proof-plot">
        {width > 0 && proof.times.length > 0 && <DistancePlot shown={shown} width={width} />}
      </div>
      <div role="status" class={`proof-verdict ${right ? 'proved' : 'refuted'}`} data-verdict={proof.verdict}>
        <p>
          <b>
            {t(
              right ? (proof.verdict === 'inexact' ? 'proof.word.inexact' : 'proof.word.proved') : 'proof.word.refuted',
            )}
          </b>{' '}
          {t(words.key, words.values)}
        </p>
        {sweep && <p>{t(sweep.key, sweep.values)}</p>}
        {metFromBehind(shown) && <p>{t('proof.culled')}</p>}
      </div>
      <Numbers shown={shown} />
      <p class="dimt proof-how">{t('proof.how')}</p>
    </>
  );
}

function Numbers({ shown: { claim, proof } }: { shown: Proved }) {
  const never = t('proof.never');
  const rows: readonly (readonly [string, string])[] = [
    [t('proof.row.residual'), formatNumber(proof.residual, 7)],
    [t('proof.row.slope'), formatNumber(proof.slope, 7)],
    [t('proof.row.tolerance'), formatNumber(proof.tolerance, 4)],
    [
      t('proof.row.least'),
      t('proof.at', { value: formatNumber(proof.leastDistance, 7), time: formatNumber(proof.leastTime, 7) }),
    ],
    [t('proof.row.first'), Number.isFinite(proof.firstContact) ? formatNumber(proof.firstContact, 7) : never],
    [t('proof.row.claimed'), claim.time <= 1 ? formatNumber(claim.time, 7) : never],
  ];
  return (
    <dl class="proof-numbers">
      {rows.map(([name, value]) => (
        <div key={name}>
          <dt>{name}</dt>
          <dd class="num">{value}</dd>
        </div>
      ))}
    </dl>
  );
}
