/** What a film shows, how it is packed and how large it is; and what that comes to. */
import '../../texts/later';
import '../film/messages';
import type { ComponentChildren } from 'preact';
import { rates } from '../film/schedule';
import { type FilmScope, planOf } from '../film/scope';
import { filmWidths } from '../film/size';
import { type FilmChoice, filmCameras, filmFormats, filmGrounds, filmSubjects } from '../../model/export/film';
import { t } from '../../base/i18n/messages';
import { formatPlain, formatSpeed } from '../../base/i18n/numbers';
import { Choice } from '../../base/controls/Choice';
import { FieldRow } from '../../base/controls/FieldRow';
import { NumberField } from '../../base/controls/NumberField';
import type { Filming } from './useFilm';

interface Props {
  readonly filming: Filming;
  readonly scope: FilmScope;
  readonly choice: FilmChoice;
}

const formatNames = { webm: 'WebM', mp4: 'MP4', gif: 'GIF' } as const;

export function FilmChoices({ filming, scope, choice }: Props) {
  const { choose, formats, state } = filming;
  const problems = filmFormats.flatMap((format) => formats?.[format].problem ?? []);
  // Both videos lack the same thing.
  const said = problems.filter(({ key }, at) => problems.findIndex((other) => other.key === key) === at);
  return (
    <fieldset class="film-choices" disabled={state.at === 'making'}>
      <Row label={t('film.subject')}>
        <Choice
          label={t('film.subject')}
          value={choice.subject}
          onChoose={(subject) => choose({ subject })}
          options={filmSubjects.map((value) => ({
            value,
            label: t(`film.subject.${value}`),
            disabled: value === 'sweep' && !scope.slide,
            title: value === 'sweep' && !scope.slide ? t('film.noSweep') : undefined,
          }))}
        />
      </Row>
      {choice.subject === 'run' && <RunChoices filming={filming} scope={scope} choice={choice} />}
      <Row label={t('film.format')}>
        <Choice
          label={t('film.format')}
          value={choice.format}
          onChoose={(format) => choose({ format })}
          options={filmFormats.map((value) => {
            const problem = formats?.[value].problem;
            const title = problem ? t(problem.key, problem.values) : undefined;
            return { value, label: formatNames[value], disabled: Boolean(problem), title };
          })}
        />
      </Row>
      <Row label={t('film.width')}>
        <Choice
          label={t('film.width')}
          value={choice.width}
          onChoose={(width) => choose({ width })}
          options={[...filmWidths[choice.format]].sort((a, b) => a - b).map((value) => ({ value, label: value }))}
        />
      </Row>
      <Row label={t('export.picture.ground')}>
        <Choice
          label={t('export.picture.ground')}
          value={choice.ground}
          onChoose={(ground) => choose({ ground })}
          options={filmGrounds.map((value) => ({ value, label: t(`export.ground.${value}`) }))}
        />
      </Row>
      <div class="exp-remarks">
        <Plan scope={scope} choice={choice} />
        {scope.compared && <p>{t('film.notCompared')}</p>}
        {said.map(({ key, values }) => (
          <p key={key}>{t(key, values)}</p>
        ))}
      </div>
    </fieldset>
  );
}

function Row({ label, children }: { label: string; children: ComponentChildren }) {
  return (
    <div class="film-row">
      <span aria-hidden="true">{label}</span>
      {children}
    </div>
  );
}

function RunChoices({ filming: { choose }, scope, choice }: Props) {
  const last = scope.frames - 1;
  return (
    <>
      <FieldRow label={t('film.frames')}>
        {(onProblem) => (
          <span class="film-frames">
            <NumberField
              label={t('film.from')}
              value={choice.from}
              integer
              min={0}
              max={choice.to}
              onCommit={(from) => choose({ from })}
              onProblem={onProblem}
            />
            <span aria-hidden="true">–</span>
            <NumberField
              label={t('film.to')}
              value={choice.to}
              integer
              min={choice.from}
              max={last}
              onCommit={(to) => choose({ to })}
              onProblem={onProblem}
            />
          </span>
        )}
      </FieldRow>
      <Row label={t('film.camera')}>
        <Choice
          label={t('film.camera')}
          value={choice.camera}
          onChoose={(camera) => choose({ camera })}
          options={filmCameras.map((value) => ({ value, label: t(`film.camera.${value}`) }))}
        />
      </Row>
    </>
  );
}

function Plan({ scope, choice }: Omit<Props, 'filming'>) {
  const plan = planOf(choice, scope);
  if (!plan) return <p>{t('film.noSweep')}</p>;
  const { pictures, seconds, size } = plan;
  return (
    <>
      {choice.subject === 'sweep' && <p>{t('film.sweep.says', { slide: scope.slide!.address })}</p>}
      <p class="num">
        {t('film.plan', {
          count: pictures,
          rate: rates[choice.format],
          seconds: formatPlain(Math.round(seconds * 100) / 100),
          speed: formatSpeed(scope.speed),
          width: size.width,
          height: size.height,
        })}
      </p>
    </>
  );
}
