import { it } from 'vitest';
import { study } from '../../../web/src/methods/transforms';
import { runPreset, runBeside } from '../support';
import { sentence } from '../../../web/src/panels/inspector/sentence';
import { whyNot } from '../../../web/src/panels/inspector/whynot';
import { t } from '../../../web/src/i18n/messages';
it('dump', async () => {
  for (const p of study.presets) {
    const run = await runPreset(study, p.id);
    const m = run.moment(p.address);
    console.log(p.id, JSON.stringify(m.step.event), JSON.stringify(m.result));
    if (p.id === 'transforms.leans' || p.id==='transforms.flat' || p.id==='transforms.mirror'||p.id==='transforms.four-numbers') for (const s of m.tree.steps) { const x = sentence(s); const w = whyNot(s); console.log(s.address.padEnd(20), t(x.key, x.values), w ? `   [${t(w.title)} ${w.left} ${w.relation} ${w.bound}: ${w.value}]` : ''); }
    if (p.compare) console.log('beside', JSON.stringify((await runBeside(study, p)).moment(p.address).step.event));
  }
  const run = await runPreset(study, 'transforms.leans');
  for (let f=0; f<run.frames; f++) console.log(f, run.result(f).angle, run.result(f).off, run.result(f).reflectionOff);
});
